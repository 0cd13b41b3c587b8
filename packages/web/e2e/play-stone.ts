/** Playing TMMStone in the browser: pointing, answering. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { answerWith, goesOn, point, pressMain, standing } from './pointing.ts';

export const ready = (page: Page) => page.locator('[data-testid=main][data-ready=true]');
export const asked = (page: Page) => page.locator('.caption.asked');
export const over = (page: Page) => page.getByTestId('over');

/** From the front page into a game against a bot. */
export async function start(page: Page, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/', { speed: 0, level: 'random', ...settings });
  await page.getByRole('button', { name: /(Hrát hned|Play now) .TMMStone/ }).click();
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

const SEEN = {
  naming: '.naming',
  sheet: '[data-testid=sheet]',
  calm: '.bar .main.calm',
  units: '.near .unit.lit',
  lit: '.spot.lit',
};

/** A unit attacks: the hero where that is possible, so that the game comes to its end. */
async function attack(page: Page): Promise<void> {
  await point(page, '.near .unit.lit');
  const hero = '.far .hero-spot.lit';
  const { heroes } = await standing(page, { heroes: hero });
  await point(page, heroes > 0 ? hero : '.far .spot.lit');
  await pressMain(page);
}

/** Answers the question that is open with the mouse: attacks before cards, cards before the end of the turn. */
export const answer = (page: Page): Promise<void> =>
  answerWith(page, async (missed) => {
    const { naming, sheet, calm, units, lit } = await standing(page, SEEN);
    if (naming > 0) {
      await point(page, '.naming-card');
      await pressMain(page);
    } else if (sheet > 0) await point(page, '.sheet-way');
    else if (units > 0 && calm > 0 && missed === 0) await attack(page);
    else {
      if (lit > missed) await point(page, '.spot.lit', missed);
      await pressMain(page);
    }
  });

/** Answers whatever wants to be pointed at, until the main button has something to offer (or the game is over). */
export async function untilReady(page: Page): Promise<void> {
  const idle = page.locator('.bar .main.idle');
  while ((await goesOn(page)) && (await idle.count()) > 0) await answer(page);
  await ready(page).or(over(page)).first().waitFor();
}
