/** Playing The Lord of the Rings in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { answerWith, point, pressMain, standing } from './pointing.ts';

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

const SEEN = { sheet: '[data-testid=sheet]', idle: '.bar .main.idle', lit: '.spot.lit', picked: '.spot.picked' };

/**
 * Answers the question that is open with the mouse: every third time and wherever nothing else is lit by the main
 * button, else by pointing at the first thing that is lit.
 */
export const answer = (page: Page, n: number): Promise<void> =>
  answerWith(page, async (missed) => {
    const { sheet, idle, lit, step } = await standing(page, SEEN);
    if (sheet > 0) await point(page, '.sheet-way', missed);
    else if ((n % 3 !== 2 || idle > 0) && lit > missed) {
      await point(page, '.spot.lit', missed);
      const then = await standing(page, SEEN);
      if (then.step === step && then.picked > 0) await pressMain(page);
    } else await pressMain(page);
  });
