/**
 * The golden act: Act I from the first fight to the boss, played once by habit alone and kept as a record (act.json). Today's
 * rules must come to the same states by its answers. KOLBISTE_UPDATE_GOLDEN=1 plays one anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from '@kolbiste/kernel';
import { fastSpec, readReplay, recorder, seedFrom, verifyReplay, writeReplay } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { habit } from '../bot/habit.ts';
import { configOf, game, PLAYABLE } from '../src/index.ts';

const FILE = fileURLToPath(new URL('act.json', import.meta.url));
const TRIES = 200;

/** The first seeded act that a hero wins by habit. */
function wonByHabit(): string {
  for (let n = 0; n < TRIES; n++) {
    const config = configOf({ heroes: [PLAYABLE[n % PLAYABLE.length]], last: 1 }) as unknown as Json;
    const table = recorder(game, config, fastSpec(seedFrom(`golden act ${n}`)));
    for (let owed = game.pending(table.state); owed.length > 0; owed = game.pending(table.state)) {
      const [{ seat }] = owed;
      table.answer(seat, habit(table.state, seat, game.options(table.state, seat)));
    }
    if ((game.result(table.state)?.winners.length ?? 0) > 0) return writeReplay(table.record());
  }
  throw new Error('no act was won');
}

it('an act is played as it was, to its end', () => {
  if (process.env['KOLBISTE_UPDATE_GOLDEN'] === '1') writeFileSync(FILE, wonByHabit());
  const text = readFileSync(FILE, 'utf8');
  const record = readReplay(text);
  expect(record.steps.length).toBeGreaterThan(100);
  expect(verifyReplay(game, record, text)).toEqual({ ok: true, steps: record.steps.length, firstBad: null });
});
