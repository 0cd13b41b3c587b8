import { expect, it } from 'vitest';
import { cardLines, cards, nameOf } from '../src/index.ts';
import { cardsNamedBy, cardsNaming } from './links.ts';

it('a card that names another says its name in its text, and naming goes both ways', () => {
  let count = 0;
  for (const card of cards) {
    const text = cardLines(card, 'en', 'neutral')
      .map((line) => line.text)
      .join(' ');
    for (const other of cardsNamedBy(card)) {
      count++;
      expect(text, `card ${card.key}`).toContain(nameOf(other, 'en', 'neutral'));
      const there = cards.find(({ id }) => id === other);
      expect(there === undefined ? [] : cardsNaming(there)).toContain(card.id);
    }
  }
  expect(count).toBeGreaterThan(30);
});

// The rules themselves give the plus point to whoever does not begin.
it('every token is named by some card, except the one that the rules give', () => {
  const lost = cards.filter((card) => card.token && cardsNaming(card).length === 0);
  expect(lost.map(({ key }) => key)).toEqual(['plus-point']);
});
