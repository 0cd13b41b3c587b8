/** Physical cards: entered by hand, checked field by field, played with. */
import type { Page } from '@playwright/test';
import { cardCount } from './collect.ts';
import { visit } from './play.ts';
import { expect, test } from './seeded.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Uložit kartu' });

/** A number that its placeholder allows: the lower end of the range. */
async function fillLows(page: Page): Promise<void> {
  for (const input of await page.locator('.card-form input[type=number]').all()) {
    if ((await input.inputValue()) !== '') continue;
    const [low = '1'] = ((await input.getAttribute('placeholder')) ?? '').replace('−', '-').match(/-?\d+/) ?? [];
    await input.fill(low);
  }
}

test('a card is entered by hand: faults at their fields, the first one in focus; then it is in the collection', async ({
  page,
}) => {
  await visit(page, '/workshop/enter', { speed: 0 });
  await page.getByRole('button', { name: 'Opsat hrdinu' }).click();
  await save(page).click();
  const life = page.getByLabel('Životy', { exact: true });
  await expect(life).toBeFocused();
  await expect(life).toHaveAttribute('aria-invalid', 'true');
  await expect(life).toHaveAccessibleDescription(/Chybí: celé číslo od 1 do 99/);
  await expect(page.locator('.fault-line .chip').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Zbývá opravit' })).toContainText('5');
  await life.fill('23');
  await expect(life).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Jméno').fill('Zkušební hrdina');
  for (let n = 0; n < 4; n++) await page.getByLabel('Přírůstek energie').nth(n).fill('4');
  await page.getByRole('button', { name: 'Přidat bonus' }).first().click();
  await page.getByLabel('Hodnota').fill('0');
  await page.getByLabel('Hodnota').blur();
  await expect(page.locator('.fault-line').first()).toContainText('různé od nuly');
  await page.getByLabel('Hodnota').fill('2');
  await save(page).click();
  await expect(cardCount(page)).toHaveText('1');
  await page.getByRole('link', { name: 'Podívat se na ni' }).click();
  await expect(page.getByRole('heading', { name: 'Zkušební hrdina' })).toBeVisible();
  await expect(page.locator('article.panel')).toContainText('Opsaná z papírové karty');
});

test('the kind fills in what its cards share and hints at the rest; unusual figures are noted', async ({ page }) => {
  await visit(page, '/workshop/enter', { speed: 0 });
  await page.getByRole('button', { name: 'Opsat zbraň' }).click();
  // Another kind while nothing was entered: the form is filled in anew.
  await page.getByLabel('Druh').selectOption({ index: 9 });
  await page.getByLabel('Druh').selectOption({ index: 3 });
  await expect(page.getByLabel('Hodnota').first()).toHaveAttribute('placeholder', /\d/);
  await page.getByLabel('Kód').fill(' ABCD ');
  await fillLows(page);
  await expect(page.locator('.sound')).toContainText('Karta je v pořádku');
  await expect(page.getByText('Neobvyklé pro tento druh')).toHaveCount(0);
  await page.getByLabel('Hodnota').first().fill('20');
  await expect(page.locator('.form-preview details')).toContainText(/pole 1 › hodnota.*je tu 20/);
  await save(page).click();
  await expect(cardCount(page)).toHaveText('1');

  await page.getByRole('button', { name: 'Opsat zbraň' }).click();
  await page.getByLabel('Druh').selectOption({ index: 3 });
  await page.getByLabel('Kód').fill('ABCD');
  await fillLows(page);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('už ve sbírce máte');
  await page.getByRole('link', { name: 'Podívat se na ni' }).click();

  await page.getByRole('link', { name: 'Upravit' }).click();
  await page.getByLabel('Hodnota').first().fill('2');
  await save(page).click();
  await expect(page.locator('.field-list li').first()).toContainText('2');
  await expect(cardCount(page)).toHaveText('1');
});

test('entered by keyboard alone', async ({ page }) => {
  await visit(page, '/workshop/enter', { speed: 0 });
  await page.getByRole('button', { name: 'Opsat hrdinu' }).focus();
  await page.keyboard.press('Enter');
  const kind = page.getByLabel('Druh');
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Vyplnit podle druhu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Klávesák');
  for (;;) {
    await page.keyboard.press('Enter');
    const wrong = page.locator('[aria-invalid=true]:focus');
    const done = page.getByRole('link', { name: 'Podívat se na ni' });
    await expect(wrong.or(done)).toBeVisible();
    if (await done.isVisible()) break;
    const [low = '1'] = ((await wrong.getAttribute('placeholder')) ?? '').replace('−', '-').match(/-?\d+/) ?? [];
    await page.keyboard.type(low);
  }
  await expect(cardCount(page)).toHaveText('1');
});
