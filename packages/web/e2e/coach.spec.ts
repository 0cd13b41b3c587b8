/** Advice in a first game: at real questions, with the figures of this table; put away once, it does not come again. */
import type { Page } from '@playwright/test';
import { answer, visit } from './play.ts';
import { answer as playDoom } from './play-doom.ts';
import { answer as playRings } from './play-rings.ts';
import { answer as playSpire } from './play-spire.ts';
import { answer as playStone } from './play-stone.ts';
import { goesOn } from './pointing.ts';
import { expect, test } from './seeded.ts';

const bubble = (page: Page) => page.getByTestId('coach');
const begin = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(Hrát hned|Play now) .${name}`) }).click();

for (const [name, lang, first] of [
  ['Scratch Wars', 'cs', /stejně pravděpodobná/],
  ['TMMStone', 'en', /exchange as many cards/],
  ['The Lord of the Rings', 'cs', /celou ruku/],
  ['Doomtrooper', 'en', /Cardinal’s privilege/],
] as const) {
  test(`${name}: the first questions are explained, each once (${lang})`, async ({ page }) => {
    const wrong = await visit(page, '/', { speed: 0, level: 'random', lang, newcomer: true });
    await begin(page, name);
    await expect(bubble(page)).toContainText(first);
    const key = await bubble(page).getAttribute('data-key');
    await bubble(page)
      .getByRole('button', { name: lang === 'cs' ? 'Rozumím' : 'Got it' })
      .click();
    await expect(page.locator(`[data-testid=coach][data-key=${key}]`)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.caption.asked')).toBeVisible();
    await expect(page.locator(`[data-testid=coach][data-key=${key}]`)).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
}

test('what was answered has been told, and other things come at other questions', async ({ page }) => {
  await visit(page, '/', { speed: 0, level: 'random', newcomer: true });
  await begin(page, 'Scratch Wars');
  const told = new Set<string>();
  await expect(bubble(page)).toBeVisible();
  for (let n = 0; n < 40 && told.size < 4 && (await goesOn(page)); n++) {
    const key = (await bubble(page).count()) > 0 ? await bubble(page).getAttribute('data-key') : null;
    if (key !== null) told.add(key);
    await answer(page, n);
  }
  expect(told.size).toBeGreaterThanOrEqual(4);
});

test('who has had enough hears nothing more of this game, in any later one', async ({ page }) => {
  await visit(page, '/', { speed: 0, level: 'random', newcomer: true });
  await begin(page, 'TMMStone');
  await bubble(page).getByRole('button', { name: 'Už neradit' }).click();
  await expect(bubble(page)).toHaveCount(0);
  await page.goto('/');
  await begin(page, 'TMMStone');
  await expect(page.locator('.caption.asked')).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await page.goto('/');
  await begin(page, 'The Lord of the Rings');
  await expect(bubble(page)).toBeVisible();
});

/** What lies under the advice or was squeezed out by it, of what it is about; '' = all of it is in sight. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const seen = (what: string, least: number): void => {
      for (const thing of document.querySelectorAll(what)) {
        const { left, top, right, bottom, height } = thing.getBoundingClientRect();
        const room = thing.closest('.hall, .mat-body, .doom-areas')?.getBoundingClientRect();
        const low = Math.min(innerHeight, room?.bottom ?? innerHeight);
        const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
        if (height < least) found.push(`${what} is ${Math.round(height)} high`);
        else if (bottom > low + 1.5) found.push(`${what} ends at ${Math.round(bottom)}, below ${Math.round(low)}`);
        else if (document.elementFromPoint(x, (top + bottom) / 2)?.closest('.coach'))
          found.push(`${what} lies under it`);
      }
    };
    seen('.caption.asked', 12);
    seen('[data-testid=main]', 30);
    seen('.foe .intents', 16);
    seen('.foe .life-bar', 12);
    seen('.rings-table .characters .face-card', 40);
    seen('.doom-areas', 50);
    for (const text of document.querySelectorAll('.stage-card .face-text')) {
      const beyond =
        text.getBoundingClientRect().bottom - (text.closest('.stage-card')?.getBoundingClientRect().bottom ?? 0);
      if (beyond > 1) found.push(`the text of the card that is played ends ${Math.round(beyond)} below it`);
    }
    const [who, piles] = ['.mats-1 .mat-who .mat-mark', '.mats-1 .mat-piles'].map((what) =>
      document.querySelector(what)?.getBoundingClientRect(),
    );
    if (who && piles && who.height > 0 && piles.height > 0 && who.bottom > piles.top + 1)
      found.push('the piles lie over who is first');
    return found;
  });

const AT = [
  ['TMMStone', 360, 740, playStone, 14],
  ['The Lord of the Rings', 360, 740, playRings, 24],
  ['The Lord of the Rings', 1440, 900, playRings, 3],
  ['Slay the Spire', 360, 740, playSpire, 16],
  ['Doomtrooper', 360, 740, playDoom, 22],
  ['Doomtrooper', 1440, 900, playDoom, 30],
] as const;

for (const [name, width, height, play, answers] of AT)
  test(`${name}, ${width} px: what the coach says hides neither what is asked nor what it is about`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await visit(page, '/', { speed: 0, level: 'random', newcomer: true });
    await begin(page, name);
    await bubble(page).waitFor();
    const told = new Set<string>();
    for (let n = 0; n < answers && (await goesOn(page)); n++) {
      const key = (await bubble(page).count()) > 0 ? await bubble(page).getAttribute('data-key') : null;
      if (key !== null && !told.has(key)) {
        told.add(key);
        await expect.poll(() => hidden(page), { message: `${name}: ${key}` }).toEqual([]);
      }
      await play(page, n);
    }
    expect(told.size).toBeGreaterThanOrEqual(answers > 10 ? 3 : 1);
  });
