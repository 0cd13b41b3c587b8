/** Filling a collection as a visitor does. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The number of cards that the workshop's bar shows. */
export const cardCount = (page: Page) => page.locator('.subnav a').first().locator('.count');

/** Opens a pack and waits until its cards lie open. */
export async function openPack(page: Page, pack: 'booster' | 'startovací sad'): Promise<void> {
  await page.goto('/workshop/packs');
  await page.getByRole('button', { name: new RegExp(pack, 'i') }).click();
  await expect(page.locator('.reveal[data-open=true]')).toBeVisible();
}

/** A new deck of the first hero and the first five weapons of the collection. */
export async function buildDeck(page: Page, name: string): Promise<void> {
  await page.goto('/workshop/decks');
  await page.getByRole('button', { name: 'Nový balíček' }).click();
  const field = page.getByLabel('Jméno balíčku');
  await field.fill(name);
  await field.press('Enter');
  await expect(page.locator('section[aria-label]').first()).toHaveAttribute('aria-label', name);
  await page.getByRole('tab', { name: 'Hrdinové' }).click();
  await page.locator('.picker .kind').first().click();
  await page.getByRole('tab', { name: 'Zbraně' }).click();
  for (let n = 0; n < 5; n++) {
    await page.locator('.picker .kind').nth(n).click();
    await expect(page.locator('.slots .slot')).toHaveCount(n + 2);
  }
}
