/**
 * Every state of the page, looked at in every width, light and dark, in Czech and English (looks.ts says in which of
 * these ways): like its reference picture, with words that can be read, things that can be hit, and without a violation
 * of accessibility.
 */
import type { Page } from '@playwright/test';
import { expect, longIf, test } from '../seeded.ts';
import { violationsAndSizes, violationsOfColours } from '../violations.ts';
import { isAllowed } from './allowed.ts';
import type { Look } from './looks.ts';
import { EVERY, looksAt, nameOf, turnOf } from './looks.ts';
import type { Fault } from './measure.ts';
import { faultsOf } from './measure.ts';
import {
  compare,
  HAS_PICTURES,
  hasPictures,
  isAsBefore,
  keptPictures,
  signPictures,
  WANTED,
  whyApart,
} from './picture.ts';
import { show, stopTime } from './standing.ts';
import type { State } from './states.ts';
import { states } from './states.ts';

/** At one of the first so many looks a checker goes over all; which one differs from state to state. */
const FIRST = 3;

/** Large ones that are like another in all but the game. */
const LIKE_OTHERS: readonly string[] = ['rules-scratch-wars', 'rules-tmmstone', 'cards-scratch-wars', 'deck-lotr'];

/** What a checker found. */
type Violation = Omit<Fault, 'kind'> & { readonly kind: 'axe' };

/** Words that are keys: they have no text. */
const KEY = /(?:^|\s)[a-z]+(?::[a-z]+)?(?:\.[a-zA-Z-]+)+(?=$|\s)/g;
/** Names of files and addresses. */
const NO_KEY = /game-icons\.net|scratchwars\.cloud/;

const keysShown = async (page: Page): Promise<string[]> =>
  ((await page.locator('body').innerText()).match(KEY) ?? []).filter((found) => !NO_KEY.test(found));

/** All at one look, and later in the other theme what the theme decides. @param checked in which themes it was there */
async function violationsIn(page: Page, all: boolean, { theme }: Look, checked: Set<string>): Promise<string[]> {
  if (!all && (checked.size !== 1 || checked.has(theme))) return [];
  checked.add(theme);
  return all ? violationsAndSizes(page) : violationsOfColours(page);
}

/** Faults of a state, each with the looks in which it is. */
class Faults {
  private readonly found = new Map<string, { readonly looks: Set<string>; readonly told: string }>();
  private readonly state: string;

  constructor(state: string) {
    this.state = state;
  }

  add(look: Look, { kind, where, words, detail }: Fault | Violation): void {
    if (isAllowed(this.state, kind, `${where} ${detail}`)) return;
    const key = `${kind} ${where}`;
    const told = this.found.get(key) ?? { looks: new Set(), told: `'${words}' ${detail}` };
    told.looks.add(nameOf(look));
    this.found.set(key, told);
  }

  /** One line for each. */
  lines(): string[] {
    return [...this.found].map(([key, { looks, told }]) => `${key}: ${told} [${[...looks].join(' ')}]`);
  }
}

/** What stands in the page and in its window, in the language of a look. */
async function expectWords(page: Page, { title }: State, { lang }: Look): Promise<void> {
  if (title !== undefined) await expect.soft(page).toHaveTitle(`${title[lang]} · Kolbiště`);
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.getByText(/^(Načítám|Loading|Otevírám|Opening)/)).toHaveCount(0);
  expect.soft(await keysShown(page)).toEqual([]);
}

/** Whether it is noticed that a card of a state lies a quarter of its width aside. */
async function expectNoticed(page: Page, { name, card = '' }: State, look: Look): Promise<void> {
  const move = (part: number): Promise<boolean> =>
    page.evaluate(
      ([cards, by]) => {
        for (const one of document.querySelectorAll<HTMLElement>(cards)) one.style.translate = '';
        if (by === 0) return true;
        // One that is seen whole: others lie where a list is scrolled to.
        const moved = [...document.querySelectorAll<HTMLElement>(cards)].find((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return width > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        if (moved !== undefined) moved.style.translate = `${moved.getBoundingClientRect().width * by}px`;
        return moved !== undefined;
      },
      [card, part] as const,
    );
  expect.soft(await move(0.25), `${nameOf(look)}, a card is seen`).toBe(true);
  expect.soft(await isAsBefore(page, name, look), `${nameOf(look)}, a card moved`).toBe(false);
  await move(0);
}

for (const state of states)
  test(state.name, longIf(LIKE_OTHERS.includes(state.name)), async ({ page }) => {
    await stopTime(page);
    const wrong = await state.open(page);
    if (WANTED === 'new') await signPictures(page);
    const comparable = hasPictures(state.name) && (await whyApart(page)) === '';
    const faults = new Faults(state.name);
    const looks = looksAt(state.name, state.kind);
    const checked = new Set<string>();
    for (const [n, look] of looks.entries()) {
      await show(page, look);
      if (comparable || WANTED !== 'compare') await compare(page, state.name, look);
      if (WANTED !== 'compare') continue;
      if (comparable && n === 0 && !EVERY && state.card !== undefined) await expectNoticed(page, state, look);
      if (look.lang !== looks[n - 1]?.lang) await expectWords(page, state, look);
      for (const fault of await faultsOf(page)) faults.add(look, fault);
      for (const where of await violationsIn(page, EVERY || n === turnOf(state.name) % FIRST, look, checked))
        faults.add(look, { kind: 'axe', where: where.replaceAll(/\s+/g, ' '), words: '', detail: '' });
    }
    expect.soft(faults.lines()).toEqual([]);
    expect(wrong.filter((line) => !line.includes('/api/'))).toEqual([]);
  });

// Before the first pictures are made nothing is compared: then there is nothing to skip either.
if (HAS_PICTURES && WANTED === 'compare' && !EVERY) {
  test('pictures are compared: browser and fonts are those that they were made with', async ({ page }) => {
    const why = await whyApart(page);
    test.skip(why !== '', why);
    expect(why).toBe('');
  });

  test('each look of a state with pictures has its own, and no picture is left over', () => {
    const wanted = states
      .filter(({ name }) => hasPictures(name))
      .flatMap(({ name, kind }) => looksAt(name, kind).map((look) => `${name}/${nameOf(look)}.jpg`));
    expect(keptPictures().toSorted()).toEqual(wanted.toSorted());
  });
}
