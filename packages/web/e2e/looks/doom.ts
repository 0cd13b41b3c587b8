/** Doomtrooper in its turn, and before a combat with both figures weighed up. Measured, and without pictures while its cards still grow. */
import type { Page } from '@playwright/test';
import { foughtUndisturbed, playedUntil } from '../doom-record.ts';
import { goOn } from '../rings-record.ts';
import type { State } from './states.ts';

const SETTINGS = { speed: 0, level: 'random' } as const;
/** So many cards lie on the table at least. */
const MANY = 12;

async function aimed(page: Page): Promise<string[]> {
  const { record, attacker, defender } = foughtUndisturbed();
  const wrong = await goOn(page, record, SETTINGS);
  await page.locator(`.doom-mat.near [data-place="piece:${attacker}"]`).click();
  await page.locator(`.doom-mat.far [data-place="piece:${defender}"]`).click();
  await page.locator('.doom-way').first().waitFor();
  return wrong;
}

export const doom: readonly State[] = [
  {
    name: 'doomtrooper-turn',
    kind: 'table',
    open: (page) =>
      goOn(
        page,
        playedUntil('turn.act', (s, seat) => seat === 0 && s.pieces.length > MANY),
        SETTINGS,
      ),
  },
  { name: 'doomtrooper-combat', kind: 'table', open: aimed },
];
