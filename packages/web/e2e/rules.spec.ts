import { visit } from './play.ts';
import { expect, test } from './seeded.ts';

test('words are marked, also those written without accents; from one paragraph to its neighbours', async ({ page }) => {
  await visit(page, '/rules');
  await page.getByRole('searchbox').fill('kolecko');
  await expect(page.locator('.rule-words mark').first()).toHaveText(/^kolečk/i);
  await page.getByRole('searchbox').fill('curse');
  await expect(page.getByText(/podle anglického znění/)).toBeVisible();
  await expect(page.locator('.rule-words').first()).toContainText(/proklet/i);
  await page.getByRole('searchbox').fill('2.4.1.3');
  await expect(page.locator('.rule-section li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ukázat celou část „Průběh tahu“' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('2.4');
  expect(await page.locator('.rule-section li').count()).toBeGreaterThan(5);
});

test('the contents lead to each section, a key is a link to its paragraph, and naming goes both ways', async ({
  page,
}) => {
  await visit(page, '/rules');
  await page.getByText('Obsah', { exact: true }).click();
  await page.getByRole('button', { name: 'Výklady' }).click();
  await expect(page.locator('.rule-section')).toHaveCount(1);
  await page.goto('/rules#R18');
  await expect(page.locator('#R18')).toBeInViewport();
  const named = page.locator('#R18 .rule-words .chip').first();
  const key = (await named.innerText()).replace('§ ', '');
  await named.click();
  await expect(page.getByRole('dialog')).toContainText(key);
  await page.keyboard.press('Escape');
  await page.goto(`/rules?q=${key}`);
  await expect(page.locator('.named-by').first()).toContainText('R18');
});
