/** Playing Doomtrooper in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { answerWith, point, pressMain, standing } from './pointing.ts';

export const asked = (page: Page) => page.locator('.caption.asked');
export const over = (page: Page) => page.getByTestId('over');

/** At which step the table is. */
export const steps = async (page: Page): Promise<number> =>
  Number(await page.locator('.doom-table').getAttribute('data-step'));

/** From the page of a new game to the table of so many players: against bots, or all of them at this screen. */
export async function start(
  page: Page,
  players = 2,
  settings: Start = {},
  who: 'bot' | 'both' = 'bot',
): Promise<string[]> {
  const wrong = await visit(page, '/new/doomtrooper', { speed: 0, level: 'random', ...settings });
  if (who === 'both') await page.getByLabel('Dva u jedné obrazovky').check();
  await page
    .locator('input[name=count]')
    .nth(players - 2)
    .check();
  await page.locator('.setup-end .main').click();
  await asked(page).or(page.getByTestId('curtain')).first().waitFor();
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
