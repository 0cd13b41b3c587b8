import type { NameSet } from '@kolbiste/scratch-wars';
import { nameBook } from '@kolbiste/scratch-wars';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';

test('the rules are found by key and by words, in both languages', async ({ page }) => {
  const wrong = await visit(page, '/rules');
  const search = page.getByRole('searchbox');
  await search.fill('2.4.1.3');
  await expect(page.locator('.rule-section li')).toHaveCount(1);
  await expect(page.locator('.rule-section')).toContainText('prokletí');
  await search.fill('kolecko tycku');
  await expect(page.locator('.rule-section li').first()).toContainText(/kolečk/i);
  await page.getByRole('button', { name: 'English' }).click();
  await search.fill('freed weapon');
  await expect(page.locator('.rule-section li').first()).toContainText(/freed/i);
  await search.fill('zzzz');
  await expect(page.getByText('There is no such thing')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('kinds are filtered, and every kind shows cards of its own', async ({ page }) => {
  await visit(page, '/cards?tab=weapons');
  await expect(page.locator('.kind')).toHaveCount(140);
  await page.getByLabel('Typ').selectOption('axe');
  await page.getByLabel('Hvězdičky').selectOption('4');
  await expect(page.locator('.kind')).toHaveCount(5);
  await page.locator('.kind').first().click();
  const field = page.locator('.field-list');
  const first = await field.innerText();
  await page.getByRole('button', { name: 'Jiná karta tohoto druhu' }).click();
  await expect(field).not.toHaveText(first);
  await page.getByRole('tab', { name: 'Hrdinové' }).click();
  await expect(page.locator('.kind')).toHaveCount(81);
});

/** What kinds of weapons are called in Czech. */
const weaponsOf = (set: NameSet): string[] =>
  Object.entries(nameBook(set)).flatMap(([id, { cs }]) => (id.startsWith('weapon-') && cs !== null ? [cs] : []));

test('neutral names replace the real ones', async ({ page }) => {
  await visit(page, '/cards');
  await page.locator('.kind').first().waitFor();
  const real = await page.locator('.kind-name').allInnerTexts();
  await page.goto('/about');
  await page.getByText('Hrát s neutrálními názvy').click();
  await page.goto('/cards');
  await page.locator('.kind').first().waitFor();
  const neutral = await page.locator('.kind-name').allInnerTexts();
  expect(neutral).toHaveLength(real.length);
  expect(neutral.filter((name) => real.includes(name))).toEqual([]);
  // At a table too, and when the page comes back to it: there the names are fetched before anything is told.
  await page.goto('/');
  await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.locator('.near .tile.lit').first().waitFor();
    const table = await page.locator('main').innerText();
    expect(weaponsOf('neutral').some((name) => table.includes(name))).toBe(true);
    expect(weaponsOf('real').filter((name) => table.includes(name))).toEqual([]);
  }
});

test('decks are chosen from kinds, and a reading of the rules with them', async ({ page }) => {
  await visit(page, '/new', { speed: 0, level: 'random' });
  const mine = page.getByRole('region', { name: 'Vaše karty' });
  await mine.getByLabel('Podle druhů').check();
  await mine.getByRole('button', { name: 'Vybrat hrdinu' }).click();
  await page.getByLabel('Ostrov').selectOption({ index: 4 });
  await page.locator('.kind').first().click();
  await mine.getByRole('button', { name: /Vybrat zbraně/ }).click();
  for (let n = 0; n < 3; n++) await page.locator('.kind').nth(n).click();
  await page.getByRole('button', { name: 'Hotovo' }).click();
  await expect(mine.locator('.deck-weapons li')).toHaveCount(3);
  await page.getByText('Pro pokročilé').click();
  await page.getByLabel('Je povinný').check();
  await page.getByRole('button', { name: 'Začít hru' }).click();
  await expect(page.locator('.near .tile')).toHaveCount(3);
});

test('without a game the table leads home', async ({ page }) => {
  await visit(page, '/play');
  await expect(page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' })).toBeVisible();
});
