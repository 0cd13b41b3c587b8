/** Playing The Lord of the Rings in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';

export const ready = (page: Page) => page.locator('[data-testid=main][data-ready=true]');
export const asked = (page: Page) => page.locator('.caption.asked');
export const over = (page: Page) => page.getByTestId('over');

/** From the page of a new game into the easy game of so many players. */
export async function start(page: Page, players = 1, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/new/lotr', { speed: 0, ...settings });
  await page
    .locator('input[name=count]')
    .nth(players - 1)
    .check();
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  return wrong;
}

/** Presses a thing. It may be gone already when the table goes on by itself: then the next question is answered. */
const press = (page: Page, where: string): Promise<void> =>
  page
    .locator(where)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);

const steps = (page: Page): Promise<number> =>
  page.locator('.rings-table').evaluate((table) => Number(table.dataset.step));

/**
 * Answers the question that is open with the mouse: every third time and wherever nothing else is lit by the main
 * button, else by pointing at the first thing that is lit.
 */
export async function answer(page: Page, n: number): Promise<void> {
  const before = await steps(page);
  if (await page.getByTestId('sheet').isVisible()) await press(page, '.sheet-way');
  else if (
    (n % 3 !== 2 || (await page.locator('.bar .main.idle').isVisible())) &&
    (await page.locator('.spot.lit:visible').count()) > 0
  ) {
    await press(page, '.spot.lit:visible');
    if ((await page.locator('.spot.picked').count()) > 0) await press(page, '[data-testid=main][data-ready=true]');
  } else await press(page, '[data-testid=main][data-ready=true]');
  await expect(async () => {
    const settled = (await over(page).isVisible()) || (await asked(page).isVisible()) || (await steps(page)) !== before;
    expect(settled).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
}
