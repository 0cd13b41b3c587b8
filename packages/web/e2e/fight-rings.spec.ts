/** Combat alone of The Lord of the Rings on the page: setting a position, playing it again and again, waves. */
import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { answer, asked, over } from './play-rings.ts';
import { expect, LONG, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

/** What lies before the players. */
const laid = (page: Page) => page.locator('.mats').innerText();

async function playOut(page: Page, most: number): Promise<void> {
  for (let n = 0; n < most && !(await over(page).isVisible()); n++) await answer(page, n);
}

test('a ready position is changed, written, read again, played, and played again from the same beginning', async ({
  page,
}) => {
  const wrong = await visit(page, '/new/lotr', { speed: 0 });
  await page.getByLabel('Jen boj', { exact: true }).check();
  await page.getByRole('button', { name: 'Rozložit: Jeden pavouk' }).click();
  const side = page.getByRole('region', { name: 'Hráč A' });
  const enemies = side.getByRole('list', { name: /Nepřátelé ve střetu/ });
  await expect(enemies.getByRole('listitem')).toHaveCount(1);
  await side.getByLabel(/^poškození: Aragorn/).fill('2');
  await side.getByLabel(/^vyčerpán: Legolas/).check();
  await side.getByRole('button', { name: /Přidat: .*Spojenci/ }).click();
  await expect(side.getByRole('list', { name: /Spojenci/ }).locator('.placed')).toHaveCount(1);
  expect(await violationsInBoth(page)).toEqual([]);

  const file = page.getByTestId('position-file');
  await file.locator('summary').click();
  const text = await file.getByRole('textbox').inputValue();
  expect(JSON.parse(text)).toMatchObject({ players: [{ heroes: [{ damage: 2 }, { exhausted: true }] }] });
  await file.getByRole('textbox').fill(text.replace('Forest Spider', 'Forest Spidre'));
  await file.getByRole('button', { name: 'Načíst text' }).click();
  await expect(page.getByTestId('position-told')).toContainText('Forest Spider');
  await file.getByRole('textbox').fill(text);
  await file.getByRole('button', { name: 'Načíst text' }).click();
  await expect(page.getByTestId('position-told')).toContainText('Načteno');

  // What was set stays on this device.
  await page.reload();
  await page.getByLabel('Jen boj', { exact: true }).check();
  await expect(side.getByLabel(/^poškození: Aragorn/)).toHaveValue('2');
  await page.getByRole('button', { name: 'Začít boj' }).click();
  await asked(page).waitFor();
  await expect(page.locator('.rail-round')).toHaveText('1. boj');
  await expect(page.locator('.rail-phases > li')).toHaveCount(1);
  const before = await laid(page);
  await answer(page, 2);
  await page.getByRole('button', { name: 'Znovu od začátku' }).click();
  await asked(page).waitFor();
  await expect.poll(() => laid(page)).toBe(before);
  await playOut(page, 120);
  await expect(over(page)).toContainText(/Po \d+ boj/);
  await over(page).getByRole('button', { name: 'Znovu', exact: true }).click();
  await asked(page).waitFor();
  await expect(page.locator('.rail-round')).toHaveText('1. boj');
  expect(wrong).toEqual([]);
});

test('waves with a bot at the second seat end with a score, on a phone, in English', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/new/lotr?mode=waves', { speed: 0, lang: 'en', level: 'random' });
  await page.getByRole('button', { name: 'Lay out: Help across the table' }).click();
  await page.getByRole('region', { name: 'Player B' }).getByLabel('A bot does').check();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Begin the combat' }).click();
  await asked(page).waitFor();
  await expect(page.locator('.rail-score')).toContainText('Wave 1');
  for (let n = 0; n < 200 && !(await over(page).isVisible()); n++) await answer(page, 2);
  await expect(over(page)).toContainText(/Score: \d+, waves: \d+/);
  expect(await violations(page)).toEqual([]);
});
