import { expect, test } from 'vitest';
import type { DeckFault } from '../config.ts';
import { TOURNAMENT } from '../config.ts';
import { deckRefusalWords } from './deck-words.ts';
import { STARTERS } from './decks.ts';
import { nameOf } from './names.ts';

const [card] = STARTERS[0].library;
const fault = (code: DeckFault['code'], n: number): DeckFault => ({ path: '', code, card, n, rule: '9.5' });
const said = (code: DeckFault['code'], n: number) => deckRefusalWords(fault(code, n), TOURNAMENT, 'neutral');

test('a refused deck is told what is wrong, and by how much to change it', () => {
  const { deckSize, copies, sideboard } = TOURNAMENT;
  expect(said('size', deckSize - 2).en).toMatch(/^A deck has at least \d+ cards, here \d+\. Add 2 more\.$/);
  expect(said('size', deckSize - 2).cs).toMatch(/\. Přidejte ještě 2\.$/);
  expect(said('copies', copies + 3).en).toMatch(/\. Take out 3\.$/);
  expect(said('restricted', 4).cs).toMatch(/\. Uberte 3\.$/);
  expect(said('sideboard', sideboard + 1).cs).toMatch(/^Sideboard má právě .+\. Uberte 1, nebo ho vyprázdněte\.$/);
  expect(said('sideboard', 1).en).toContain(`Add ${sideboard - 1} more, or empty it.`);
});

test('it names cards by the names that are shown', () => {
  expect(said('banned', 1).en).toContain(`“${nameOf(card, 'en', 'neutral')}”`);
  expect(said('banned', 1).en).not.toContain(nameOf(card, 'en', 'real'));
});
