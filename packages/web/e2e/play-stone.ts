/** Playing TMMStone in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';

export const ready = (page: Page) => page.locator('[data-testid=main][data-ready=true]');
export const asked = (page: Page) => page.locator('.caption.asked');
export const over = (page: Page) => page.getByTestId('over');

/** From the front page into a game against a bot. */
export async function start(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/', { speed: 0, level: 'random', ...settings });
  await page.getByRole('button', { name: /Zahrát TMMStone|Play TMMStone/ }).click();
  await asked(page).waitFor();
  if (await page.getByTestId('cut').isVisible()) await leaveOut(page);
  return wrong;
}

/** One of the decks to start with has more than thirty cards. */
async function leaveOut(page: Page): Promise<void> {
  await page.getByTestId('cut-dearest').click();
  await page.locator('[data-testid=cut-go][aria-disabled=false]').click();
  await expect(page.getByTestId('cut')).toHaveCount(0);
  await asked(page).waitFor();
}

/** Presses a thing. It may be gone already when the table goes on by itself: then the next question is answered. */
export const press = (page: Page, where: string): Promise<void> =>
  page
    .locator(where)
    .first()
    .click({ timeout: 1500 })
    .catch(() => undefined);

const what = async (page: Page): Promise<string> =>
  `${await page.locator('.stone-table').count()} ${await page.getByTestId('chain').allInnerTexts()} ${await page.locator('.hand-card').count()} ${await asked(page).allInnerTexts()}`;

/** Answers the question that is open with the mouse: attacks before cards, cards before the end of the turn. */
export async function answer(page: Page): Promise<void> {
  const before = await what(page);
  if (await page.locator('.naming').isVisible()) {
    await press(page, '.naming-card');
    await press(page, '[data-testid=main][data-ready=true]');
  } else if (await page.getByTestId('sheet').isVisible()) await press(page, '.sheet-way');
  else if ((await page.locator('.near .unit.lit').count()) > 0 && (await page.locator('.bar .main.calm').count()) > 0) {
    await press(page, '.near .unit.lit');
    await press(page, '.far .spot.lit');
    await press(page, '[data-testid=main][data-ready=true]');
  } else if ((await page.locator('.spot.lit').count()) > 0) {
    await press(page, '.spot.lit');
    await press(page, '[data-testid=main][data-ready=true]');
  } else await press(page, '[data-testid=main][data-ready=true]');
  await expect(async () => {
    const settled = (await over(page).isVisible()) || (await asked(page).isVisible()) || (await what(page)) !== before;
    expect(settled).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
}
