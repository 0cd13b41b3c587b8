import { expect, it } from 'vitest';
import { momentsOf } from './moments.ts';
import type { JudgedStep } from './protocol.ts';

const judged = (...percents: number[]): JudgedStep[] =>
  percents.map((bestPercent, k) => ({ at: 3 * k, option: 0, best: 1, bestPercent, percent: bestPercent - 2 }));

it('the moments after which the estimate was lowest against before, in the order of the game', () => {
  const moments = momentsOf(judged(50, 52, 30, 31, 20, 14, 40), 0);
  expect(moments.map(({ at, bestPercent, after, fall }) => [at, bestPercent, after, fall])).toEqual([
    [3, 52, 30, 22],
    [9, 31, 20, 11],
    [18, 40, 0, 40],
  ]);
});

it('small falls are none; a game that has not ended ends with its last estimate', () => {
  expect(momentsOf(judged(50, 46, 60, 56), null)).toEqual([]);
  expect(momentsOf(judged(50), 100)).toEqual([]);
  expect(momentsOf([], 0)).toEqual([]);
});
