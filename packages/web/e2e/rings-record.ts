/** Games of The Lord of the Rings that stand at a certain question, from which the page goes on as from any record. */
import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import type { State } from '@kolbiste/lotr';
import { game, readConfig, starters } from '@kolbiste/lotr';
import type { Page } from '@playwright/test';
import type { Start } from './play.ts';
import { visit } from './play.ts';
import { asked } from './play-rings.ts';

/**
 * The record of an easy game, played at random until a question comes for which `fits` holds.
 * @param wanted the question, as 'enemyAttack.sentinel'
 * @throws where no game of fifty comes to it
 */
export function playedUntil(wanted: string, seats: number, fits: (s: State) => boolean = () => true): string {
  const lists = Array.from({ length: seats }, (_, k) => starters[k].list);
  const config = readConfig({ mode: 'quest', easy: true, lists }) as unknown as Json;
  for (let seed = 0; seed < 50; seed++) {
    const record = recorder(game, config, keyedSpec(secretFrom(`${wanted} ${seed}`)));
    const random = rng(`${wanted} ${seed}`);
    for (let next = game.pending(record.state)[0]; next !== undefined; [next] = game.pending(record.state)) {
      if (next.id === wanted && fits(record.state)) return writeReplay(record.record());
      const options = game.options(record.state, next.seat);
      record.answer(next.seat, options[random.int(options.length)]);
    }
  }
  throw new Error(`no game comes to ${wanted}`);
}

/** Goes on where a record ends; all seats are led at this screen. */
export async function goOn(page: Page, record: string, settings: Start = {}): Promise<string[]> {
  const wrong = await visit(page, '/replay', { speed: 0, ...settings });
  const buffer = Buffer.from(record);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('.scrubber input').press('End');
  const more = page.getByTestId('more');
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: /^(Hrát odtud|Play from here)$/ }).click();
  await page.getByRole('button', { name: /^(Začít|Begin)$/ }).click();
  // The last question of a game may pass by itself.
  await asked(page).or(page.getByTestId('over')).first().waitFor();
  // What it says of the new secret lies over the hand.
  // It goes by itself when something passes in this very moment.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=toast] button')?.click());
  return wrong;
}
