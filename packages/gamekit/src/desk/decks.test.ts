import { expect, test } from 'vitest';
import { pickedDecks, seatedDecks } from './decks.ts';

test('one deck is everybody’s, two have their seats, of more each comes to each seat', () => {
  expect(pickedDecks('1', 1)).toEqual([0, 0]);
  expect(pickedDecks('1', 2)).toEqual([0, 1]);
  const pairs = Array.from({ length: 60 }, (_, i) => pickedDecks(`${i}`, 3).join(' '));
  expect(new Set(pairs).size).toBe(9);
  expect(pairs).toEqual(Array.from({ length: 60 }, (_, i) => pickedDecks(`${i}`, 3).join(' ')));
});

test('decks sit in their order when there are no more than seats, otherwise as the seed has it, each once', () => {
  expect(seatedDecks('a', 1, 3, -1)).toEqual([0, 0, 0]);
  expect(seatedDecks('a', 2, 3, -1)).toEqual([0, 1, 0]);
  expect(seatedDecks('a', 3, 3, -1)).toEqual([0, 1, 2]);
  const many = Array.from({ length: 60 }, (_, n) => seatedDecks(`${n}`, 5, 3, -1));
  for (const sits of many) expect(new Set(sits).size).toBe(3);
  expect(new Set(many.map(String)).size).toBeGreaterThan(20);
  expect(seatedDecks('7', 5, 3, -1)).toEqual(many[7]);
});

test('the deck that is asked for sits first, and nowhere else', () => {
  for (let n = 0; n < 40; n++) {
    const [first, ...others] = seatedDecks(`${n}`, 5, 3, 4);
    expect(first).toBe(4);
    expect(others).not.toContain(4);
  }
});
