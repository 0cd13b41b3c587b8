/**
 * Committed replays: a change of behaviour fails here until RULES_VERSION rises and the corpus is written anew with
 * KOLBISTE_UPDATE_REPLAYS=1.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from '@kolbiste/kernel';
import {
  fastSpec,
  keyedSpec,
  readReplay,
  recorder,
  rng,
  secretFrom,
  seedFrom,
  verifyReplay,
  writeReplay,
} from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { mixedConfigs } from './configs.ts';

const folder = fileURLToPath(new URL('replays', import.meta.url));
const GAMES = 18;

function play(index: number): string {
  const spec = index % 2 === 0 ? fastSpec(seedFrom(`corpus ${index}`)) : keyedSpec(secretFrom(`corpus ${index}`));
  const table = recorder(game, mixedConfigs(index) as Json, spec);
  const random = rng(`corpus ${index}`);
  for (let owed = game.pending(table.state); owed.length > 0; owed = game.pending(table.state)) {
    const { seat } = owed[random.int(owed.length)];
    const options = game.options(table.state, seat);
    table.answer(seat, options[random.int(options.length)]);
  }
  return writeReplay(table.record());
}

for (let index = 0; index < GAMES; index++) {
  const path = `${folder}/${String(index).padStart(2, '0')}.json`;
  it(`replay ${index} is played as it was`, () => {
    if (process.env['KOLBISTE_UPDATE_REPLAYS'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, play(index));
    }
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, 'utf8');
    const record = readReplay(text);
    expect(record.rulesVersion).toBe(game.rulesVersion);
    expect(verifyReplay(game, record, text)).toEqual({ ok: true, steps: record.steps.length, firstBad: null });
    const again = readReplay(play(index));
    expect([again.start, again.steps]).toEqual([record.start, record.steps]);
  });
}

it('a replay with one changed answer is found and named', () => {
  const text = readFileSync(`${folder}/00.json`, 'utf8');
  const record = readReplay(text);
  record.steps[5][1] = record.steps[5][1] === 0 ? 1 : 0;
  const verdict = verifyReplay(game, record);
  expect(verdict.ok).toBe(false);
  expect(verdict.firstBad?.step).toBe(6);
});
