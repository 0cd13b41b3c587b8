import { describe, expect, it } from 'vitest';
import { rng, rngOf, seedOf, shuffleWith } from './rng.ts';
import { seedWords } from './state.ts';

describe('a generator of one’s own', () => {
  it('gives the same numbers for the same text, and others for another', () => {
    const take = (seed: string) => {
      const r = rng(seed);
      return Array.from({ length: 50 }, () => r.int(1000));
    };
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
  });

  it('goes on from its four words', () => {
    const r = rng('go on');
    r.int(5);
    const copy = rngOf(r.words.slice());
    expect([copy.int(999), copy.int(999)]).toEqual([r.int(999), r.int(999)]);
  });

  it.each([0, -1, Number.NaN, 4294967297])('refuses a draw among %d', (n) => {
    expect(() => rng('x').int(n)).toThrow(`a draw has 1 to 4294967296 values, not ${n}`);
  });

  it('makes seeds that the fast source takes', () => {
    const r = rng('seeds');
    const seeds = Array.from({ length: 200 }, () => seedOf(r));
    expect(new Set(seeds).size).toBe(200);
    for (const seed of seeds) expect(seedWords(seed)).toHaveLength(4);
    const nothing = { int: () => 0, words: [] };
    expect(seedOf(nothing)).toBe('00000001000000000000000000000000');
  });

  it('shuffles so that every order is as likely', () => {
    const counts = new Map<string, number>();
    const r = rng('orders');
    for (let i = 0; i < 24_000; i++) {
      const order = shuffleWith(r, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(24);
    expect(square).toBeLessThan(49.73);
  });
});
