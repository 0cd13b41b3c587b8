/** Playing Slay the Spire in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { answerWith, point, pressMain, standing } from './pointing.ts';

export const asked = (page: Page) => page.locator('.caption.asked');
export const over = (page: Page) => page.getByTestId('over');

/** From the page of a new game into a fight or an adventure of so many heroes. */
export async function start(page: Page, mode: 'act' | 'fight', heroes = 1, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, `/new/slay-the-spire?mode=${mode}`, { speed: 0, ...settings });
  await page
    .locator('input[name=count]')
    .nth(heroes - 1)
    .check();
  await page.locator('.setup-end .main').click();
  await asked(page).waitFor();
  return wrong;
}

const SEEN = { hand: '.spire-hand .spot.lit', lit: '.spot.lit', idle: '.bar .main.idle', picked: '.spot.picked' };

/** Answers the question that is open: by a card of the hand, by the main button, else by the first thing that is lit. */
export const answer = (page: Page): Promise<void> =>
  answerWith(page, async (missed) => {
    const { hand, lit, idle, step } = await standing(page, SEEN);
    if (hand > 0) await point(page, SEEN.hand, missed);
    else if (idle > 0 && lit > missed) await point(page, SEEN.lit, missed);
    else return pressMain(page);
    const then = await standing(page, SEEN);
    if (then.step === step && then.picked > 0) await pressMain(page);
  });
