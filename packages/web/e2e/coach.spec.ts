/** Advice in a first game: at real questions, with the figures of this table; put away once, it does not come again. */
import type { Page } from '@playwright/test';
import { answer, visit } from './play.ts';
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
