import { expect, it } from 'vitest';
import { listFaults, startSize } from '../src/index.ts';
import { cutToStart, STARTERS } from './begin.ts';

it('every deck to start with begins with as many cards as a game asks for, and stays legal', () => {
  expect(STARTERS.some(({ list }) => list.cards.length > startSize(list.cards))).toBe(true);
  for (const { list } of STARTERS) {
    const cut = cutToStart(list);
    expect(cut.cards).toHaveLength(startSize(list.cards));
    expect(listFaults(cut)).toEqual([]);
    expect(cut.cards.filter((id) => !list.cards.includes(id))).toEqual([]);
  }
});

it('a deck of the right size stays as it is', () => {
  const { list } = STARTERS[0];
  const cut = cutToStart(list);
  expect(cutToStart(cut)).toEqual(cut);
});
