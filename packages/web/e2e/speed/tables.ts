/** Tables that are played at while the page is measured. */
import type { Page } from '@playwright/test';
import { answer as answerDuel, visit } from '../play.ts';
import { answer as answerDoom } from '../play-doom.ts';
import { answer as answerRings } from '../play-rings.ts';
import { answer as answerSpire } from '../play-spire.ts';
import { answer as answerStone } from '../play-stone.ts';
import { goesOn } from '../pointing.ts';

export interface Measured {
  /** Its name on the front page. */
  readonly name: string;
  /** Where it is set up, for what is not begun from there: what follows in another room takes the table's place, it does not move it. */
  readonly from?: string;
  answer(page: Page, n: number): Promise<void>;
}

export const TABLES: readonly Measured[] = [
  { name: 'Scratch Wars', answer: (page, n) => answerDuel(page, n) },
  { name: 'TMMStone', answer: (page) => answerStone(page) },
  { name: 'The Lord of the Rings', answer: (page, n) => answerRings(page, n) },
  { name: 'Doomtrooper', answer: (page, n) => answerDoom(page, n) },
  { name: 'Slay the Spire', from: '/new/slay-the-spire?mode=fight', answer: (page) => answerSpire(page) },
];

export const SCREENS = [
  { screen: 'phone', width: 360, height: 740 },
  { screen: 'desktop', width: 1440, height: 900 },
] as const;

/** From the front page, or where it is set up, to a table, and so many answers there. */
export async function playAt(page: Page, { name, from, answer }: Measured, answers: number): Promise<void> {
  await visit(page, from ?? '/', { speed: 1, level: 'random' });
  const begin = page.getByRole('button', { name: new RegExp(`Hrát hned .${name}`) });
  await (from === undefined ? begin : page.locator('.setup-end .main')).click();
  // What comes a moment after the first question is a part of opening the table.
  if (await goesOn(page)) await page.getByTestId('hint').waitFor({ state: 'attached' });
  for (let n = 0; n < answers && (await goesOn(page)); n++) await answer(page, n);
}
