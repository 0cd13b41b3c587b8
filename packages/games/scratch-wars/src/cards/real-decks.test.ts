import './neutral.ts';
import { expect, test } from 'vitest';
import { readCardFile, writeCardFile } from './card-file.ts';
import { checkDeck } from './check.ts';
import { deckStars } from './formats.ts';
import { kindNotes } from './kind-notes.ts';
import { nameBook } from './names.ts';
import file from './real-decks.json' with { type: 'json' };
import { realDecks } from './real-decks.ts';
import { deviation } from './strength.ts';

test('six decks of five weapons, legal, and a card file like any other', () => {
  const decks = realDecks();
  expect(decks.map(({ id }) => id)).toEqual(['deck-1', 'deck-2', 'deck-3', 'deck-4', 'deck-5', 'deck-6']);
  for (const { deck } of decks) {
    expect(checkDeck(deck, 'free')).toEqual({ ok: true, value: deck });
    expect(deck.weapons).toHaveLength(5);
  }
  const read = readCardFile(JSON.stringify(file));
  expect(read.ok).toBe(true);
  if (read.ok) expect(JSON.parse(writeCardFile(read.value))).toEqual(file);
});

test('stars of the decks: all of them above the limit of U14', () => {
  expect(realDecks().map(({ deck }) => deckStars(deck))).toEqual([22, 16, 16, 16, 21, 15]);
});

test('every figure lies in the range seen for its kind, but for one that is rarer than one card in a hundred', () => {
  const notes = realDecks().flatMap(({ id, deck }) =>
    [deck.hero, ...deck.weapons].flatMap((card) =>
      kindNotes(card).map((note) => `${id} ${card.kind} ${note.message.en}`),
    ),
  );
  expect(notes).toEqual(['deck-6 weapon-011 $.fields[8].value: expected 3 to 5 for this kind, but there is 2']);
});

test('strong cards: no deviation beyond nine, most above average', () => {
  const offs = realDecks().flatMap(({ deck }) => [deck.hero, ...deck.weapons].map((card) => deviation(card) as number));
  expect(offs).toHaveLength(36);
  expect(Math.max(...offs.map(Math.abs))).toBeLessThanOrEqual(9);
  expect(offs.filter((off) => off > 0).length).toBeGreaterThan(18);
});

test('known figures, as printed', () => {
  const { hero, weapons } = realDecks()[1].deck;
  expect([hero.life, hero.slots.morning.energyGain, hero.slots.noon.energyGain]).toEqual([23, 5, 3]);
  expect(weapons.map((weapon) => weapon.name)).toEqual(['XXFH', 'HVVN', 'CWYR', 'KMNQ', 'RDBG']);
  expect(weapons[3]?.fields[3]).toMatchObject({ value: 4, resistance: 1 });
  expect(weapons[3]?.resistance).toBe(4);
});

test('own names of heroes come from the names, real or invented; decks are fresh copies', () => {
  const names = (set: 'real' | 'neutral') => realDecks(set).map(({ deck }) => deck.hero.name);
  expect(names('real')).toEqual([1, 2, 3, 4, 5, 6].map((n) => nameBook('real')[`deck-${n}-hero`]?.cs));
  expect(names('neutral')).toEqual([1, 2, 3, 4, 5, 6].map((n) => nameBook('neutral')[`deck-${n}-hero`]?.cs));
  const [first] = realDecks();
  (first as { deck: { hero: { life: number } } }).deck.hero.life = 1;
  expect(realDecks()[0]?.deck.hero.life).not.toBe(1);
});
