/** Doomtrooper before a combat with both figures weighed up. */
import type { Page } from '@playwright/test';
import { foughtUndisturbed } from '../doom-record.ts';
import { goOn } from '../rings-record.ts';
import type { State } from './states.ts';

const SETTINGS = { speed: 0, level: 'random' } as const;
async function aimed(page: Page): Promise<string[]> {
  const { record, attacker, defender } = foughtUndisturbed();
  const wrong = await goOn(page, record, SETTINGS);
  await page.locator(`.doom-mat.near [data-place="piece:${attacker}"]`).click();
  await page.locator(`.doom-mat.far [data-place="piece:${defender}"]`).click();
  await page.locator('.doom-way').first().waitFor();
  return wrong;
}

export const doom: readonly State[] = [{ name: 'doomtrooper-combat', kind: 'table', open: aimed }];
