import { visit } from './play.ts';
import { expect, test } from './seeded.ts';
import { violations } from './violations.ts';

test('all cards of The Lord of the Rings: filters in the address, text made from data, a card at an address of its own', async ({
  page,
}) => {
  const wrong = await visit(page, '/cards');
  await page.getByRole('link', { name: 'The Lord of the Rings' }).click();
  const cards = page.locator('.printed-cards > li');
  await expect(cards).toHaveCount(96);
  await page.getByLabel('Druh').selectOption({ label: 'spojenec' });
  await page.getByLabel('Sféra').selectOption({ label: 'vůdcovství' });
  await page.getByLabel('Cena').selectOption('2');
  await expect(page).toHaveURL(/kind=ally&sphere=leadership&cost=2/);
  const few = await cards.count();
  expect(few).toBeLessThan(8);
  const link = cards.first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/cards\/lotr\/\d+$/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^English: / })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(few);
  await page.goto('/cards/lotr?words=utok+nepritel');
  await expect.poll(() => cards.count()).toBeLessThan(40);
  for (const text of (await cards.allInnerTexts()).slice(0, 5)) expect(text).toMatch(/útok/i);
  await page.goto('/cards/lotr/76');
  await page.locator('.printed-cards .card-name').first().click();
  await expect(page).not.toHaveURL(/\/76$/);
  await page.goto('/cards/lotr/9999');
  await expect(page.getByText('Taková karta není.')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('rules and cards on a phone: found, without a fault, nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrong = await visit(page, '/rules', { lang: 'en' });
  await page.getByRole('link', { name: 'The Lord of the Rings' }).click();
  await page.getByRole('searchbox').fill('K.2');
  await expect(page.locator('.rule-section li').first()).toContainText(/sentinel/i);
  for (const path of ['/rules/lotr?q=6.2', '/cards/lotr?kind=quest', '/cards/lotr/1']) {
    await page.goto(path);
    await page.locator('.rule-section, .printed-cards, .printed-page').first().waitFor();
    expect(await violations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  expect(wrong).toEqual([]);
});
