/** Decks of The Lord of the Rings on the page: building, checking, files, playing. */
import type { Page } from '@playwright/test';
import { visit } from './play.ts';
import { asked } from './play-rings.ts';
import { expect, test } from './seeded.ts';
import { violations, violationsInBoth } from './violations.ts';

const verdict = (page: Page) => page.getByTestId('verdict');
const rows = (page: Page) => page.locator('.pool-row');

test('a deck is built from nothing, every fault named with its paragraph, kept, written and read again, and played', async ({
  page,
}) => {
  const wrong = await visit(page, '/decks/lotr', { speed: 0, level: 'random' });
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  const check = page.locator('.format');
  await expect(check).toContainText('má to být 1 až 3');
  await expect(check).toContainText('má jich být aspoň 50');
  await expect(check.locator('.chip').first()).toHaveText('§ S.3');
  expect(await violations(page)).toEqual([]);

  // Four heroes are one too many.
  await page.getByLabel('Druh').selectOption('hero');
  await page.getByLabel('Sféra').selectOption('spirit');
  await expect(rows(page)).toHaveCount(3);
  for (const row of await rows(page).all()) await row.getByRole('button', { name: /^Přidat/ }).click();
  await page.getByLabel('Sféra').selectOption('lore');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Přidat/ })
    .click();
  await expect(check).toContainText('má to být 1 až 3');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Ubrat/ })
    .click();
  await expect(check).not.toContainText('má to být 1 až 3');
  await expect(check).toContainText('Počáteční hrozba: 24');

  // By keyboard: three copies of each, and no fourth.
  await page.getByLabel('Druh').selectOption('ally');
  await page.getByLabel('Sféra').selectOption('');
  await page.getByRole('combobox', { name: 'Cena' }).selectOption('2');
  await rows(page).first().locator('.pool-card').focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press('+');
  await expect(rows(page).first().locator('.copies')).toHaveText(/3\/3$/);
  await page.getByLabel('Druh').selectOption('event');
  await page.getByRole('combobox', { name: 'Cena' }).selectOption('');
  // The list follows what is asked of it a moment later.
  await expect(page.getByTestId('pool')).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page).first()).toContainText('událost');
  for (let n = 0; n < 16; n++) {
    await rows(page).nth(n).locator('.pool-card').focus();
    for (let k = 0; k < 3; k++) await page.keyboard.press('+');
  }
  await expect(verdict(page)).toContainText('51 karet');
  await expect(verdict(page)).toContainText('v pořádku');

  await page.getByLabel('Jméno balíčku').fill('Zkušební');
  await page.getByLabel('Jméno balíčku').press('Enter');
  await page.getByText('Uložit nebo poslat').click();
  const text = await page.getByTestId('export').inputValue();
  expect(text).toContain('balíček: Zkušební');
  await page.getByLabel('JSON', { exact: true }).check();
  const json = await page.getByTestId('export').inputValue();
  await page.reload();
  await expect(verdict(page)).toContainText('51 karet');

  await page.goto('/decks/lotr');
  const box = page.getByTestId('import');
  await box.locator('summary').click();
  for (const written of [text, json]) {
    await box.getByRole('textbox').fill(written);
    await box.getByRole('button', { name: 'Načíst text' }).click();
    await expect(page.getByTestId('import-report')).toContainText('1 balíček už tu byl');
  }
  await box.getByRole('textbox').fill('balíček: Krátký\n1x Eowyn\n2x Gandlaf');
  await box.getByRole('button', { name: 'Načíst text' }).click();
  await expect(page.getByTestId('import-report')).toContainText(/Gandalf/);
  expect(await violationsInBoth(page)).toEqual([]);

  await page.getByRole('link', { name: 'Hrát: Zkušební' }).click();
  await expect(page.getByRole('combobox', { name: 'Balíček' })).toContainText('Zkušební');
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  await expect(page.locator('.mat-who')).toContainText('24');
  expect(wrong).toEqual([]);
});

test('a learning deck is copied and looked into, on a phone, in English', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/decks/lotr', { lang: 'en' });
  await page.getByRole('button', { name: 'Edit a copy: Leadership' }).click();
  await expect(verdict(page)).toContainText('30 cards');
  await expect(verdict(page)).toContainText('legal');
  await page.locator('.pool-card').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.builder-views button').last().click();
  await expect(page.getByTestId('deck')).toContainText('Starting threat');
  // No longer the learning deck: too small for any other.
  await page.locator('[data-testid=deck-cards] [data-part=less]').first().click();
  await expect(page.locator('.format')).toContainText('at least 50 are wanted');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/new/lotr');
  await expect(page.locator('optgroup[label="My decks"] option')).toHaveText(/not legal/);
});
