import { expect, test } from 'vitest';
import { pickedDecks } from './decks.ts';

test('one deck is everybody’s, two have their seats, of more each comes to each seat', () => {
  expect(pickedDecks('1', 1)).toEqual([0, 0]);
  expect(pickedDecks('1', 2)).toEqual([0, 1]);
  const pairs = Array.from({ length: 60 }, (_, i) => pickedDecks(`${i}`, 3).join(' '));
  expect(new Set(pairs).size).toBe(9);
  expect(pairs).toEqual(Array.from({ length: 60 }, (_, i) => pickedDecks(`${i}`, 3).join(' ')));
});
