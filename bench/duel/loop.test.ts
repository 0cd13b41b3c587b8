import { describe, expect, test } from 'vitest';
import type { DuelEngine } from './contract.ts';
import { batchOf, ROW_FIELDS } from './contract.ts';
import { batch, play } from './loop.ts';
import { COMPARED, COMPARED_HASH, checkGames, checkMillion, FIRST_SEED, MILLION, ROWS } from './oracle.ts';

describe('the tight loop of the reduced duel', () => {
  test.each(ROWS.map((row, index) => [FIRST_SEED + index, row] as const))('plays the game of seed %i', (seed, row) => {
    const played = play(seed);
    expect(ROW_FIELDS.map((field) => played[field])).toEqual(row);
  });

  test(`plays the first ${COMPARED} games to the bit, one by one and in a batch`, () => {
    expect(batchOf(play)(FIRST_SEED, COMPARED).hash).toBe(COMPARED_HASH);
    expect(batch(FIRST_SEED, COMPARED)).toEqual(batchOf(play)(FIRST_SEED, COMPARED));
  });

  test('a game depends on its seed alone', () => {
    const seeds = [1, 2, 3, 0xffffffff];
    const before = seeds.map(play);
    batch(12345, 1000);
    expect(seeds.map(play)).toEqual(before);
    expect(new Set(before.map(({ x }) => x)).size).toBe(seeds.length);
  });

  test('seeds go around at 32 bits in a batch', () => {
    expect(batch(0xffffffff, 2)).toEqual(batchOf((seed) => play(seed === 0 ? 0 : 0xffffffff))(0xffffffff, 2));
  });

  const million = batch(FIRST_SEED, MILLION);

  test('a million games have the averages of the workload', () => {
    expect(() => checkMillion('loop', { play, batch: () => million })).not.toThrow();
  });

  test('one wrong game in a million is noticed, and so are other averages', () => {
    const wrong = { play, batch: () => ({ ...million, hash: million.hash ^ 1 }) };
    expect(() => checkMillion('wrong', wrong)).toThrow('not every game');
    const fewer = { play, batch: (seed: number) => batch(seed, 10) };
    expect(() => checkMillion('fewer', fewer)).toThrow('over a million games, win0 is 0.0000 a game, expected 0.3651');
  });
});

describe('the check before anything is timed', () => {
  const engine = (changed: DuelEngine['play']): DuelEngine => ({ play: changed, batch: batchOf(changed) });

  test('lets the loop pass', () => {
    expect(() => checkGames('loop', { play, batch }, play)).not.toThrow();
  });

  test.each(ROW_FIELDS)('names the game and the field when %s is wrong', (field) => {
    const wrong = (seed: number) => ({ ...play(seed), ...(seed === 4 && { [field]: 99 }) });
    expect(() => checkGames('wrong', engine(wrong), play)).toThrow(`wrong: in the game of seed 4, ${field} is 99`);
  });

  test('compares beyond the rows that are written down', () => {
    const wrong = (seed: number) => ({ ...play(seed), ...(seed === COMPARED && { nodes: 1 }) });
    expect(() => checkGames('wrong', engine(wrong), play)).toThrow(`in the game of seed ${COMPARED}, nodes is 1`);
  });

  test('notices a batch of other games', () => {
    const other = { play, batch: (_seed: number, games: number) => batch(2, games) };
    expect(() => checkGames('other', other, play)).toThrow('batch() plays other games than play()');
  });
});
