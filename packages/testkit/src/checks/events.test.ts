import { emit, idle, nextWord, setCause } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { changed, failureOf } from '../coins/broken.ts';
import { TOOK } from '../coins/flow.ts';

let calls = 0;

const MUTANTS: readonly Mutant[] = [
  [
    'sink',
    'a state that knows whether somebody listens',
    changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          draw(s, x);
          if (!idle()) s.purse[0]++;
        },
      }),
    }),
    /without a listener/,
  ],
  ['events', 'an event without a paragraph', changed({ parts: () => ({ endCite: [] }) }), /cites no paragraph/],
  [
    'events',
    'a cause in the future',
    changed({
      parts: ({ take }) => ({
        take(s, x, f) {
          setCause(f, s.n + 9);
          take(s, x, f);
        },
      }),
    }),
    /has the cause/,
  ],
  [
    'events',
    'an event for a seat that does not exist',
    changed({
      parts: () => ({
        settle(s) {
          s.batch.length = 0;
          emit(s, TOOK, 1, 0, 0, 0, 0, 1 << 9);
        },
      }),
    }),
    /seats that do not exist/,
  ],
  [
    'chance',
    'a draw past the labelled ones',
    changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          if ((nextWord(s.rng) & 1) === 1) draw(s, x);
        },
      }),
    }),
    /past chance/,
  ],
  [
    'replay',
    'a memory outside the state',
    changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          if (calls++ % 3 > 0) draw(s, x);
        },
      }),
    }),
    /record does not verify|refused|otherwise/,
  ],
  [
    'keyed',
    'a memory outside the state',
    changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          if (calls++ % 3 > 0) draw(s, x);
        },
      }),
    }),
    /record does not verify|refused|otherwise/,
  ],
];

describe('broken games', () => {
  it('are there for each check', () => {
    expect([...new Set(MUTANTS.map(([check]) => check))]).toEqual(['sink', 'events', 'chance', 'replay', 'keyed']);
  });

  it.each(MUTANTS)('%s notices %s', (check, _what, make, message) => {
    const error = failureOf(make(), check === 'flow' ? [check] : [check, 'ends']);
    expect(error.check).toBe(check);
    expect(error.message).toMatch(message);
  });

  it.each(MUTANTS)('%s: with all checks on, %s does not pass either', (_check, _what, make) => {
    expect(failureOf(make()).check).not.toBe('');
  });
});
