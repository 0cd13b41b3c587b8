import { visit } from './play.ts';
import { expect, test } from './seeded.ts';

test('the rules of either game: chosen in the address, found by paragraph and by words, section by section', async ({
  page,
}) => {
  const wrong = await visit(page, '/rules');
  await page.getByRole('link', { name: 'TMMStone' }).click();
  await expect(page).toHaveURL(/\/rules\/tmmstone$/);
  const rules = page.locator('.rule-section li');
  const search = page.getByRole('searchbox');
  await search.fill('order.5');
  await expect(rules).toHaveCount(1);
  await expect(page.locator('.rule-section h2')).toHaveText('Pořadí');
  await page.getByRole('button', { name: 'Ukázat celou část „Pořadí“' }).click();
  await expect(search).toHaveValue('order.');
  expect(await rules.count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.rule-section h2')).toHaveText('Order');
  await search.fill('hand opponent');
  await expect(rules.first()).toContainText(/hand/i);
  await expect(rules.first().locator('mark').first()).toHaveText(/hand|opponent/i);
  await search.fill('');
  await page.getByText('Contents', { exact: true }).click();
  await page.getByRole('button', { name: 'R62–R69 Experiments' }).click();
  await expect(rules).toHaveCount(8);
  // Paragraphs that a ruling names open in the rulebook they stand in.
  await rules.first().locator('.rule-words .chip').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'In the rules' })).toHaveAttribute(
    'href',
    /^\/rules\/tmmstone\?q=/,
  );
  await page.keyboard.press('Escape');
  await page.goto('/rules/tmmstone#R20');
  await expect(page.locator('#R20')).toBeInViewport();
  expect(wrong).toEqual([]);
});

test('all cards of TMMStone: filters in the address, text made from data, a card at an address of its own', async ({
  page,
}) => {
  const wrong = await visit(page, '/cards');
  await page.getByRole('link', { name: 'TMMStone' }).click();
  const cards = page.locator('.printed-cards > li');
  await expect(cards).toHaveCount(310);
  await page.getByLabel('Třída').selectOption({ label: 'Fyzik' });
  await page.getByLabel('Druh').selectOption({ label: 'jednotka' });
  await page.getByLabel('Cena').selectOption('3');
  await expect(page).toHaveURL(/class=physicist&kind=unit&cost=3/);
  const few = await cards.count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(20);
  const first = cards.first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/cards\/tmmstone\/\d+$/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^English: / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(few);
  await page.getByLabel('Třída').selectOption('');
  await page.getByLabel('Druh').selectOption('');
  await page.getByLabel('Cena').selectOption('');
  await page.getByLabel('Název a text').fill('poskozeni vsem');
  await expect.poll(() => cards.count()).toBeLessThan(60);
  const others = async () => (await cards.allInnerTexts()).slice(0, 10).filter((text) => !/poškození/i.test(text));
  await expect.poll(others).toEqual([]);
  // A token leads to what it comes from.
  await page.goto('/cards/tmmstone/51');
  await page.locator('.printed-cards .card-name').first().click();
  await expect(page).not.toHaveURL(/\/51$/);
  await page.goto('/cards/tmmstone/9999');
  await expect(page.getByText('Taková karta není.')).toBeVisible();
  expect(wrong).toEqual([]);
});
