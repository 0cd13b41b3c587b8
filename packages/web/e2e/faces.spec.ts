/** Faces of cards: nothing on them is cut, and each can be read where it lies. */
import type { State } from '@kolbiste/lotr';
import { CHARACTERS, cards as ringsCards } from '@kolbiste/lotr';
import { cards as stoneCards } from '@kolbiste/tmmstone';
import type { Page } from '@playwright/test';
import { cardBrief as ringsBrief } from '../../games/lotr/src/texts.ts';
import { cardBrief as stoneBrief } from '../../games/tmmstone/src/texts.ts';
import { visit } from './play.ts';
import { start as startRings } from './play-rings.ts';
import { answer, start as startStone } from './play-stone.ts';
import { hasten } from './pointing.ts';
import { goOn, playedUntil } from './rings-record.ts';
import { expect, longIf, test } from './seeded.ts';
import { violationsInBoth } from './violations.ts';

/** The texts of all cards in a few words. */
const BRIEFS = {
  tmmstone: (lang: 'cs' | 'en') => stoneCards.map((card) => stoneBrief(card, lang)),
  lotr: (lang: 'cs' | 'en') => ringsCards.map((card) => ringsBrief(card, lang)),
} as const;

/** What of the cards on the page does not fit where it stands. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const parts = '.face-plate, .face-name, .face-kind, .face-row, .face-text, .fitted-words';
    return [...document.querySelectorAll('.printed-cards .face-card')].flatMap((card) => {
      const box = card.querySelector('.face-box') as HTMLElement;
      const inside = box.getBoundingClientRect();
      return [...card.querySelectorAll<HTMLElement>(parts)].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const out =
          part.scrollWidth > part.clientWidth + 1 ||
          (part.scrollHeight > part.clientHeight + 2 && !part.matches('.face-name, .face-kind')) ||
          left < inside.left - 1 ||
          right > inside.right + 1 ||
          top < inside.top - 1 ||
          bottom > inside.bottom + 1;
        return out ? [`${card.querySelector('.face-name')?.textContent}: ${part.className}`] : [];
      });
    });
  });

for (const game of ['tmmstone', 'lotr'] as const)
  for (const lang of ['cs', 'en'] as const)
    test(
      `no text of a card of ${game} is cut, in full and as in a hand; ${lang}`,
      longIf(lang === 'en'),
      async ({ page }) => {
        const wrong = await visit(page, `/cards/${game}`, { lang });
        await page.locator('.printed-cards .face-card').first().waitFor();
        expect(await cut(page)).toEqual([]);
        await page.goto(`/cards/${game}?size=hand`);
        await page.locator('.printed-cards .s-hand').first().waitFor();
        expect(await cut(page)).toEqual([]);
        // Every text stands there whole, or in a few words: nothing is left out in the middle of a sentence.
        const shown = await page.locator('.face-text.is-fitted').evaluateAll((texts) =>
          texts.map((text) => ({
            whole: text.querySelector('.sr')?.textContent ?? '',
            seen: text.querySelector('.fitted-words')?.textContent ?? '',
            brief: text.getAttribute('data-more') === 'brief',
          })),
        );
        expect(shown.length).toBeGreaterThan(50);
        expect(shown.filter(({ seen }) => seen === '' || seen.includes('…')).map(({ whole }) => whole)).toEqual([]);
        // Not a few have room for all of it, and of the others enough to mean something.
        expect(shown.filter(({ brief }) => !brief).length).toBeGreaterThan(shown.length / 5);
        expect(shown.filter(({ brief }) => brief).length).toBeGreaterThan(shown.length / 10);
        const briefs = new Set(BRIEFS[game](lang));
        for (const { whole, seen, brief } of shown) {
          if (brief) expect(briefs, whole).toContain(seen);
          else expect(seen).toBe(whole);
        }
        // Of the kind what has no room is counted.
        const kinds = await page.locator('.face-kind.is-fitted .fitted-words').allTextContents();
        expect(kinds.filter((kind) => kind === '' || kind.includes('…'))).toEqual([]);
        expect(wrong).toEqual([]);
      },
    );

test('pictures are drawn where they come into sight, and their glyphs are fetched once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/glyphs-/.test(request.url())) fetched.push(request.url());
  });
  const wrong = await visit(page, '/cards/lotr?size=hand');
  const first = page.locator('.printed-cards .emblem').first();
  await expect(first).toHaveAttribute('src', /^data:image\/(webp|png)/);
  await expect(page.locator('.printed-cards .emblem').last()).not.toHaveAttribute('src', /./);
  await page.locator('.printed-cards .emblem').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.printed-cards .emblem').last()).toHaveAttribute('src', /^data:image\//);
  await page.getByText('Celé', { exact: true }).click();
  await expect(page).not.toHaveURL(/size/);
  await page.locator('.printed-cards .emblem').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.printed-cards .emblem').first()).toHaveAttribute('src', /^data:image\/svg/);
  expect(fetched).toHaveLength(1);
  expect(wrong).toEqual([]);
});

test('a card that comes under a mouse lying still is shown only when the mouse moves; until then Escape is for the table', async ({
  page,
}) => {
  const peek = page.getByTestId('peek');
  await visit(page, '/new/tmmstone', { speed: 0, lang: 'en' });
  await page.locator('.setup-end .main').focus();
  await page.keyboard.press('Enter');
  await page.locator('.caption.asked').waitFor();
  const under = await page.locator('[data-peek]:not([data-peek="0"])').first().boundingBox();
  if (under === null) throw new Error('no card');
  const [x, y] = [under.x + under.width / 2, under.y + under.height / 2];
  await page.mouse.move(x, y);
  await expect(peek).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  // The same place once more, under a mouse that has been there all the time.
  await page.goto('/new/tmmstone');
  await page.locator('.setup-end .main').focus();
  await page.keyboard.press('Enter');
  await page.locator('.caption.asked').waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('.hand-card.picked')).toHaveCount(1);
  await page.waitForTimeout(1000);
  await expect(peek).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.picked')).toHaveCount(0);
  await page.mouse.move(x + 1, y);
  await expect(peek).toHaveCount(1);
});

test('a card lies readable beside a pointer that rests, under a key, and under a finger that stays', async ({
  page,
}) => {
  await visit(page, '/cards/tmmstone?size=chip');
  const cards = page.locator('.printed-cards .s-chip');
  const peek = page.getByTestId('peek');
  const name = await cards.nth(1).locator('.face-name').innerText();
  await cards.nth(1).hover();
  await expect(peek.locator('.face-name')).toHaveText(name);
  await expect(peek).toBeInViewport({ ratio: 1 });
  await page.mouse.move(2, 2);
  await expect(peek).toHaveCount(0);
  const second = await cards.nth(2).locator('.face-name').innerText();
  await cards.nth(2).getByRole('link').focus();
  await page.keyboard.press('i');
  await expect(peek.locator('.face-name')).toHaveText(second);
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  const here = page.url();
  const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await cards.nth(1).dispatchEvent('pointerdown', touch);
  await expect(peek.locator('.face-name')).toHaveText(name);
  await cards.nth(1).dispatchEvent('pointerup', touch);
  await cards.nth(1).getByRole('link').dispatchEvent('click');
  // Lifting the finger is no tap.
  expect(page.url()).toBe(here);
  await expect(peek).toBeVisible();
  await page.locator('h1').dispatchEvent('pointerdown', touch);
  await expect(peek).toHaveCount(0);
});

for (const size of ['', '&size=hand', '&size=chip'])
  test(`nothing that a checker finds on cards${size}`, longIf(size !== ''), async ({ page }) => {
    for (const path of [`/cards/tmmstone?class=chemist${size}`, `/cards/lotr?sphere=spirit${size}`]) {
      await visit(page, path);
      await page.locator('.printed-cards .face-card').first().waitFor();
      expect(await violationsInBoth(page), path).toEqual([]);
    }
  });

/** Names of states with what says each of them besides its colour. */
const STATES = ['playable', 'refused', 'targeted', 'selected', 'exhausted', 'frozen', 'new', 'noted'] as const;
const WORDS = new Set(['refused', 'exhausted', 'frozen', 'new', 'noted']);

for (const [path, size] of [
  ['/cards/tmmstone?class=chemist&size=hand', 's-hand'],
  ['/cards/lotr?sphere=spirit&size=hand', 's-tile'],
] as const)
  test(`states of a card differ where every colour is taken away; ${size}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, path);
    const card = page.locator('.printed-cards .face-card').first();
    await card.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const pictures = new Map<string, string>();
    for (const state of ['', ...STATES]) {
      await card.evaluate(
        (element, [now, words, as]) => {
          for (const mark of element.querySelectorAll('.face-mark, .face-ribbons')) mark.remove();
          const plain = (element.getAttribute('class') ?? '').replace(/ is-\w+/g, '');
          element.setAttribute('class', plain.replace(/\bs-\w+/, as));
          if (now === '') return;
          element.classList.add(`is-${now}`);
          const ribbon = `<span class="face-ribbons"><span class="face-ribbon of-${now}">${words}</span></span>`;
          element.insertAdjacentHTML('beforeend', words ? ribbon : `<span class="face-mark of-${now}"></span>`);
          element.querySelector<HTMLElement>('.emblem')?.style.setProperty('filter', 'grayscale(1)');
        },
        [state, WORDS.has(state) ? state : '', size] as const,
      );
      const around = await card.boundingBox();
      if (around === null) throw new Error('no card');
      const shot = (await page.screenshot({ clip: around })).toString('base64');
      expect([...pictures.entries()].find(([, other]) => other === shot)?.[0], state).toBeUndefined();
      pictures.set(state, shot);
    }
  });

test('a hand of TMMStone is faces: what cannot be played says why, and each is read where it lies', async ({
  page,
}) => {
  const wrong = await startStone(page);
  const cards = page.locator('.hand .s-hand');
  const refused = page.locator('.hand .face-ribbon.of-refused');
  for (let n = 0; n < 8 && (await refused.count()) === 0; n++) await answer(page);
  expect(await cards.count()).toBe(await page.locator('.hand-card').count());
  await expect(refused.first()).toHaveText(/^(chybí \d+ man[ay]|málo životů|není slot|není cíl|zakázáno|teď ne)$/);
  await expect(page.locator('.hand-card.lit .face-mark.of-playable')).toHaveCount(
    await page.locator('.hand-card.lit').count(),
  );
  const peek = page.getByTestId('peek');
  const name = await cards.first().locator('.face-name').innerText();
  await page.locator('.hand-card').first().hover();
  await expect(peek.locator('.face-name')).toHaveText(name);
  await expect(peek).toBeInViewport({ ratio: 1 });
  await page.mouse.move(2, 2);
  await expect(peek).toHaveCount(0);
  await page.locator('.hand-card').first().focus();
  await page.keyboard.press('i');
  await expect(peek.locator('.face-name')).toHaveText(name);
  await expect(page.locator('.hand-card').first()).toHaveAccessibleDescription(new RegExp(name));
  await page.keyboard.press('i');
  await expect(peek).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('the table of The Lord of the Rings is faces, with figures as they are now; a card in play is read where it lies', async ({
  page,
}) => {
  const wrong = await startRings(page);
  const hero = page.locator('.is-hero').first();
  await expect(page.locator('.is-hero .s-tile')).toHaveCount(await page.locator('.is-hero').count());
  await expect(hero.locator('.of-hitPoints')).toHaveText(/\d/);
  await expect(hero.locator('.face-cost')).toHaveAttribute('data-why', /^resources:/);
  await expect(page.locator('.rings-hand .s-hand')).toHaveCount(await page.locator('.rings-card').count());
  await hero.focus();
  await page.keyboard.press('i');
  await expect(page.getByTestId('peek').locator('.face-name')).toHaveText(await hero.locator('.face-name').innerText());
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('peek')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('a finger that stays on a figure asks why it is so, on the rest of the card it reads the card', async ({
  page,
}) => {
  await hasten(page);
  const wrong = await startStone(page);
  const card = page.locator('.hand-card').first();
  const peek = page.getByTestId('peek');
  // The mouse that began the game rests where a card may lie now.
  await page.mouse.move(0, 0);
  const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await card.locator('.face-cost b').dispatchEvent('pointerdown', touch);
  await page.clock.runFor(1000);
  await expect(peek).toHaveCount(0);
  await card.locator('.face-cost b').dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
  await expect(page.getByTestId('figure-now')).toContainText(/cena: \d/);
  await page.keyboard.press('Escape');
  await card.locator('.face-name').dispatchEvent('pointerdown', touch);
  await page.clock.runFor(1000);
  await expect(peek).toHaveCount(1);
  expect(wrong).toEqual([]);
});

/** What of the cards on a table reaches beyond the card that it is on. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.face-card:is(.s-tile, .s-hand)')].flatMap((card) => {
      const inside = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('.face-figure, .face-ribbon, .face-name, .fitted-words')];
      return parts.flatMap((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const out = width > 0 && (left < inside.left - 1 || right > inside.right + 1);
        return out ? [`${card.querySelector('.face-name')?.textContent}: ${part.className}`] : [];
      });
    });
  });

for (const lang of ['cs', 'en'] as const)
  test(
    `on the table of The Lord of the Rings nothing reaches beyond its card, hurt or strengthened, on a phone too; ${lang}`,
    longIf(lang === 'en'),
    async ({ page }) => {
      const hurt = ({ things }: State): boolean => things.some(({ damage, zone }) => damage > 0 && zone === CHARACTERS);
      const wrong = await goOn(page, playedUntil('combat.chooseTarget', 1, hurt), { lang });
      await expect(page.locator('.mat .of-hitPoints.down')).not.toHaveCount(0);
      for (const [width, height] of [
        [1440, 900],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => beyond(page), { message: `${width}` }).toEqual([]);
      }
      expect(wrong).toEqual([]);
    },
  );
