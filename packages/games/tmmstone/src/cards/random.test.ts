import { expect, test } from 'vitest';
import './compiled.ts';
import { cards } from './all.ts';
import { useOwnCards } from './own-cards.ts';
import { randomList } from './random.ts';

test('a list at random holds no card that another game brought along, and is the same as without it', () => {
  const seeds = Array.from({ length: 40 }, (_, n) => `random ${n}`);
  const before = seeds.map((seed) => randomList(seed));
  const brought = cards
    .filter(({ class: cls, kind }) => cls === 'neutral' && kind === 'unit')
    .map((card, n) => ({ ...card, id: 500 + n, key: `own-${card.key}` }));
  expect(brought.length).toBeGreaterThan(10);
  useOwnCards(brought);
  try {
    expect(seeds.map((seed) => randomList(seed))).toEqual(before);
  } finally {
    useOwnCards([]);
  }
});
