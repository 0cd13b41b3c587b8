/** The table of TMMStone as a place: the chain is drawn on it, the card that is played lies in its middle, things move. */
import type { Page } from '@playwright/test';
import { A_END, A_PLAY, attackOption, cards, configOf, starters, tmmstone } from '../../games/tmmstone/src/index.ts';
import { keyedSpec, recorder, secretFrom, writeReplay } from '../../kernel/src/index.ts';
import { visit } from './play.ts';
import { asked, ready } from './play-stone.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

const kinds = new Map(cards.map(({ id, kind }) => [id, kind]));
const FAR = 7;
const ANSWERS = 110;

interface Moment {
  readonly record: string;
  /** After so many answers. */
  readonly step: number;
}

/** Two who play units while they can, and attack units: the table fills. */
function battle(secret: string): { readonly attack: Moment; readonly before: Moment } {
  const game = tmmstone();
  const playing = recorder(game, configOf(starters[1].list, starters[4].list) as never, keyedSpec(secretFrom(secret)));
  let attack = -1;
  for (let n = 0; n < ANSWERS; n++) {
    const [{ seat, id }] = game.pending(playing.state);
    const options = game.options(playing.state, seat);
    const unit = options.find((option) => option >= A_PLAY && kinds.get(option - A_PLAY) === 'unit');
    const blows = options.filter((option) => id === 'turn.main' && isBlow(option));
    const many = playing.state.units.filter((one) => one !== null).length;
    if (seat === 0 && blows.length > 0 && many > 7) {
      attack = n + 1;
      playing.answer(seat, blows[0]);
      break;
    }
    playing.answer(seat, id === 'turn.main' ? (unit ?? A_END) : options[0]);
  }
  if (attack < 0) throw new Error('nobody attacks a unit');
  const record = writeReplay(playing.record());
  return { attack: { record, step: attack }, before: { record, step: attack - 1 } };
}

/** A unit of the first player attacks a unit of the second. */
const isBlow = (option: number): boolean =>
  Array.from({ length: FAR * FAR }, (_, k) => attackOption(Math.floor(k / FAR), FAR + 1 + (k % FAR))).includes(option);

const { attack, before } = battle('a full table');

async function watch(page: Page, { record, step }: Moment): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await expect(page.getByTestId('step')).toContainText(/(krok|step) 0 /);
  await page.locator('.scrubber input').fill(String(step));
}

/** Goes on with the game against a bot, at a moment of the first player. */
async function goOn(page: Page, moment: Moment): Promise<void> {
  await watch(page, moment);
  await page.getByRole('button', { name: /Hrát odtud|Play from here/ }).click();
  await page.getByRole('button', { name: /^(Začít|Begin)$/ }).click();
  await asked(page).waitFor();
  await page
    .getByTestId('toast')
    .getByRole('button', { name: /Zavřít|Close/ })
    .click();
}

/** Of every arrow: what it begins and what it ends on, as the page has drawn them. */
const arrows = (page: Page) =>
  page.evaluate(() => {
    const under = (x: number, y: number): string =>
      [...document.querySelectorAll<HTMLElement>('[data-place], [data-at]')]
        .filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          return x >= left && x <= right && y >= top && y <= bottom;
        })
        .map((thing) => thing.dataset['place'] ?? thing.dataset['at'])
        .join(' ');
    const first = (path: Element | null): readonly [number, number] => {
      const [x = 0, y = 0] = (path?.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
      return [x, y];
    };
    return [...document.querySelectorAll('[data-arrow]')].map((arrow) => ({
      from: under(...first(arrow.querySelector('.line'))),
      to: under(...first(arrow.querySelector('.head'))),
    }));
  });

test('an attack is drawn from who attacks to whom it strikes, with what both lose; its sentences stand in the log', async ({
  page,
}) => {
  const wrong = await visit(page, '/replay', { speed: 0 });
  await watch(page, attack);
  const strip = page.getByTestId('chain');
  await expect(strip.locator('.chain-act').first()).toBeVisible();
  const [blow] = await arrows(page);
  expect(blow.from).toMatch(/unit:[0-6]\b/);
  expect(blow.to).toMatch(/unit:(7|8|9|1\d)\b/);
  const hurt = page.locator('.chain-drawing .chain-slip');
  await expect(hurt.first()).toContainText(/[−-]\d|umírá|štít/);
  // Who hears the table hears the sentences of the log, once.
  const act = strip.locator('.chain-act').first();
  await expect(act).toHaveAccessibleName(/útočí na/);
  await expect(strip.locator('.chain-face').first()).not.toContainText('útočí');
  await expect(page.getByTestId('drawing')).toHaveAttribute('aria-hidden', 'true');
  expect(await violationsInBoth(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('acts of a chain are numbered as they resolved; one that is pressed is drawn alone', async ({ page }) => {
  const wrong = await visit(page, '/replay', { speed: 0 });
  await watch(page, attack);
  const acts = page.getByTestId('chain').locator('.chain-act');
  for (let step = attack.step; (await acts.count()) < 2 && step > 0; step--)
    await page.locator('.scrubber input').fill(String(step));
  const numbers = await acts.locator('.chain-n').allInnerTexts();
  expect(numbers).toEqual(numbers.map((_, k) => String(k + 1)));
  const all = (await arrows(page)).length;
  await acts.last().click();
  await expect(acts.last()).toHaveAttribute('aria-pressed', 'true');
  const alone = await page
    .locator('[data-arrow]')
    .evaluateAll((some) => some.map((one) => one.getAttribute('data-arrow')));
  expect(alone.every((name) => name?.startsWith(`${numbers.length} `))).toBe(true);
  expect(alone.length).toBeLessThanOrEqual(all);
  expect(wrong).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(
    `a chosen card is read whole in the middle, and a played one lies there until it has its place; ${width}`,
    longIf(width > 360),
    async ({ page }) => {
      const wrong = await visit(page, '/replay', { speed: 0, level: 'random' });
      await goOn(page, before);
      await page.setViewportSize({ width, height });
      const stage = page.getByTestId('stage-card');
      await expect(stage).toHaveCount(0);
      const card = page.locator('.hand-card.lit').first();
      const name = await card.locator('.hand-name').innerText();
      await card.click();
      await expect(stage.locator('.face-name')).toHaveText(name);
      const cut = await stage.evaluate((plate) => {
        const text = plate.querySelector('.face-text');
        return {
          over: plate.scrollHeight - plate.clientHeight,
          size: text === null ? 0 : Number.parseFloat(getComputedStyle(text).fontSize),
        };
      });
      expect(cut.over).toBeLessThanOrEqual(1);
      expect(cut.size).toBeGreaterThanOrEqual(13);
      await expect(stage).toBeInViewport({ ratio: 1 });
      // The answer lies under the thumb.
      const main = await ready(page).boundingBox();
      expect((main?.y ?? 0) + (main?.height ?? 0)).toBeGreaterThan(height * 0.85);
      expect(wrong).toEqual([]);
    },
  );

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const)
  test(
    `the list of all options covers nothing that it is about, and shows what each aims at; ${width}`,
    longIf(width > 360),
    async ({ page }) => {
      const wrong = await visit(page, '/replay', { speed: 0, level: 'random' });
      await goOn(page, before);
      await page.setViewportSize({ width, height });
      await page.locator('.bar-list').click();
      const sheet = page.getByTestId('sheet');
      await expect(sheet).toBeVisible();
      const covered = () =>
        page.evaluate(() => {
          const list = document.querySelector('[data-testid=sheet]')?.getBoundingClientRect();
          if (list === undefined) return ['no list'];
          return [...document.querySelectorAll('.unit:not(.free), .caption, .bar .main, .far .hero-spot')].flatMap(
            (thing) => {
              const { left, right, top, bottom } = thing.getBoundingClientRect();
              const apart = right <= list.left || left >= list.right || bottom <= list.top + 8 || top >= list.bottom;
              return apart ? [] : [thing.className];
            },
          );
        });
      await expect.poll(covered).toEqual([]);
      await sheet
        .getByRole('button', { name: /útočí na/ })
        .first()
        .focus();
      await expect(page.locator('[data-arrow=aim]')).toHaveCount(1);
      expect(wrong).toEqual([]);
    },
  );

/** Writes down every motion that is begun. */
async function recordMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { motions: { id: string; ms: number }[] };
    kept.motions = [];
    const begin = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, timing) {
      const { id = '', duration = 0 } = typeof timing === 'object' ? timing : {};
      kept.motions.push({ id, ms: Number(duration) });
      return begin.call(this, frames, timing);
    };
  });
}
const motions = (page: Page) =>
  page.evaluate(() => (window as unknown as { motions: { id: string; ms: number }[] }).motions);

async function attackNow(page: Page): Promise<void> {
  await page.locator('.near .unit.lit').first().click();
  await page.locator('.far .unit.lit').first().click();
  await ready(page).click();
}

for (const [speed, most] of [
  [1, 350],
  [2, 175],
] as const)
  test.describe('motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test(
      `an attack goes there and back, and who is hit shows it, at speed ${speed}`,
      longIf(speed > 1),
      async ({ page }) => {
        await recordMotions(page);
        const wrong = await visit(page, '/replay', { speed, level: 'random' });
        await goOn(page, before);
        await attackNow(page);
        await expect.poll(async () => (await motions(page)).map(({ id }) => id)).toContain('lunge');
        await expect
          .poll(async () => (await motions(page)).map(({ id }) => id))
          .toEqual(expect.arrayContaining(['hit', 'figure']));
        for (const { ms } of await motions(page)) expect(ms).toBeLessThanOrEqual(most);
        // A key finishes what moves.
        const running = await page.evaluate(() => {
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
          return document.getAnimations().filter(({ id, playState }) => id !== '' && playState === 'running').length;
        });
        expect(running).toBe(0);
        expect(wrong).toEqual([]);
      },
    );
  });

test('where less movement is wanted nothing moves, and what happens is shown all the same', async ({ page }) => {
  await recordMotions(page);
  const wrong = await visit(page, '/replay', { speed: 1, level: 'random' });
  await goOn(page, before);
  await attackNow(page);
  await expect(page.locator('[data-arrow]').first()).toBeAttached();
  await expect(page.locator('.chain-drawing .chain-slip').first()).toBeVisible();
  expect(await motions(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

/** Text that is too small to be read, and words that do not fit where they stand. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const table = document.querySelector('.stone-table');
    if (table === null) return ['no table'];
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const on = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (on === null || words === '' || on.closest('.sr, .sheet, [inert]') !== null || !on.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(on).fontSize);
      // A name that would be too small is left out: picture and figures stand alone.
      if (size === 0) continue;
      if (size < 11) out.push(`${words}: ${size}`);
      if (getComputedStyle(on).textOverflow === 'ellipsis' && on.scrollWidth > on.clientWidth)
        out.push(`${words}: cut`);
      const box = on.closest('.face-name, .laid-name, .hero-class, .pile, .rail-phases li, .caption, .face-ribbon');
      if (box !== null && box.scrollWidth > box.clientWidth + 1) out.push(`${words}: too wide`);
    }
    return [...new Set(out)];
  });

for (const lang of ['cs', 'en'] as const)
  test(
    `nothing on a full table is smaller than 11 points, and no word is cut; ${lang}`,
    longIf(lang === 'en'),
    async ({ page }) => {
      const wrong = await visit(page, '/replay', { speed: 0, level: 'random', lang });
      await goOn(page, before);
      for (const [width, height] of [
        [360, 640],
        [360, 740],
        [768, 1024],
        [1024, 768],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => unread(page), { message: `${width} × ${height}` }).toEqual([]);
      }
      expect(wrong).toEqual([]);
    },
  );
