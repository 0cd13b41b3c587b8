import { expect, test } from 'vitest';
import { below, cardRng, heads, nextUint, pick } from './random.ts';

test('xoshiro128**: the published algorithm from the state 1, 2, 3, 4', () => {
  const rng = { a: 1, b: 2, c: 3, d: 4 };
  const drawn = Array.from({ length: 8 }, () => nextUint(rng));
  expect(drawn).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]);
});

test('the text of the seed decides, 7 and "7" alike; close seeds give unlike numbers', () => {
  expect(cardRng(`7`)).toEqual(cardRng('7'));
  const firsts = Array.from({ length: 1000 }, (_, i) => nextUint(cardRng(`seed ${i}`)));
  expect(new Set(firsts).size).toBe(1000);
  const high = firsts.filter((n) => n >= 0x80000000).length;
  expect(high).toBeGreaterThan(430);
  expect(high).toBeLessThan(570);
  expect(nextUint(cardRng(''))).not.toBe(nextUint(cardRng('\u0000')));
});

test('below: every number as often as the others', () => {
  const rng = cardRng('below');
  const counts = new Array<number>(9).fill(0);
  for (let i = 0; i < 90000; i++) counts[below(rng, 9)] += 1;
  for (const count of counts) expect(Math.abs(count - 10000)).toBeLessThan(400);
  expect(Array.from({ length: 50 }, () => below(rng, 1))).toEqual(new Array(50).fill(0));
});

test('heads: shares of three coins', () => {
  const rng = cardRng('coins');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 80000; i++) counts[heads(rng, 3)] += 1;
  [10000, 30000, 30000, 10000].forEach((expected, at) => {
    expect(Math.abs(counts[at] - expected)).toBeLessThan(600);
  });
  expect(heads(rng, 0)).toBe(0);
});

test('pick: only what is in the list', () => {
  const rng = cardRng('pick');
  const picked = new Set(Array.from({ length: 100 }, () => pick(rng, ['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
});
