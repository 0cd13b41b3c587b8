import { copiesOf } from '@kolbiste/cardkit/decks';
import { describe, expect, test } from 'vitest';
import rows from '../rules.keys.json' with { type: 'json' };
import { SPHERES } from '../vocabulary.ts';
import { cardOf, cards } from './all.ts';
import type { DeckFault } from './deck-check.ts';
import { deckFaults, isLearningDeck, tableFaults } from './deck-check.ts';
import type { DeckList } from './deck-list.ts';
import { deckFaultWords } from './deck-words.ts';
import { starter, starters } from './decks.ts';

const keys = new Set(rows.map(([key]) => key));

/** A legal deck: three copies of the first 17 kinds that a deck may hold, and their heroes. */
const deckable = cards.filter(({ type }) => ['ally', 'attachment', 'event'].includes(type));
const legal = (): DeckList => ({
  heroes: [1, 5, 9],
  cards: deckable.slice(0, 17).flatMap(({ id }) => [id, id, id]),
});

/** Faults of a legal deck with something changed, without the paragraphs that every test would repeat. */
function faultsWith(change: (list: DeckList) => void): DeckFault[] {
  const list = legal();
  change(list);
  return deckFaults(list);
}

test('the four learning decks: all of a sphere, one Gandalf, three heroes; 30 cards are allowed to them alone', () => {
  expect(starters.map(({ sphere }) => sphere)).toEqual(SPHERES.filter((sphere) => sphere !== 'neutral'));
  for (const { key, sphere, list } of starters) {
    const own = cards.filter((card) => card.sphere === sphere);
    expect(list.heroes).toEqual(own.filter(({ type }) => type === 'hero').map(({ id }) => id));
    const wanted = own.filter(({ type }) => type !== 'hero').map(({ id, copies }) => [id, copies]);
    expect(copiesOf(list.cards)).toEqual([...wanted, [73, 1]]);
    expect(list.cards.length).toBe(30);
    expect(deckFaults(list)).toEqual([]);
    expect(isLearningDeck({ heroes: list.heroes.toReversed(), cards: list.cards.toReversed() })).toBe(true);
    expect(starter(key).list).toBe(list);
    const other = { heroes: list.heroes, cards: list.cards.with(0, 73) };
    expect(deckFaults(other).map(({ code }) => code)).toEqual(['size']);
    expect(deckFaults({ ...list, heroes: list.heroes.slice(1) }).map(({ code }) => code)).toEqual(['size']);
  }
  expect(() => starter('none')).toThrow('leadership, tactics, spirit, lore');
});

describe('faults', () => {
  test('a legal deck has none', () => {
    expect(deckFaults(legal())).toEqual([]);
  });

  test('fewer than 50 cards [LOTR S.3, S.12]', () => {
    expect(faultsWith((list) => list.cards.splice(0, 2))).toEqual([
      { path: '.cards', rules: ['S.3', 'S.12'], code: 'size', count: 49, least: 50 },
    ]);
    expect(faultsWith((list) => list.cards.splice(0, 1))).toEqual([]);
  });

  test('a fourth copy, told once and where it stands [LOTR S.3]', () => {
    expect(faultsWith((list) => list.cards.push(13, 13))).toEqual([
      { path: '.cards[51]', rules: ['S.3'], code: 'copies', card: 13, count: 5, most: 3 },
    ]);
  });

  test('heroes: none, four, one twice [LOTR S.3]', () => {
    const wrong = { rules: ['S.3'], code: 'heroes', least: 1, most: 3, path: '.heroes' };
    expect(faultsWith((list) => list.heroes.splice(0))).toEqual([{ ...wrong, count: 0 }]);
    expect(faultsWith((list) => list.heroes.push(12))).toEqual([{ ...wrong, count: 4 }]);
    expect(faultsWith((list) => list.heroes.splice(2, 1, 1))).toEqual([
      { path: '.heroes[2]', rules: ['S.3'], code: 'heroTwice', card: 1 },
    ]);
    expect(faultsWith((list) => list.heroes.splice(1))).toEqual([]);
  });

  test('what does not belong where it stands [LOTR S.10]', () => {
    for (const card of [2, 74, 77, 79, 119])
      expect(faultsWith((list) => list.cards.splice(3, 1, card))).toEqual([
        { path: '.cards[3]', rules: ['S.10'], code: 'notInDeck', card },
      ]);
    expect(faultsWith((list) => list.heroes.splice(0, 1, 13))).toEqual([
      { path: '.heroes[0]', rules: ['S.3', 'S.10'], code: 'notHero', card: 13 },
    ]);
    for (const card of [0, -1, 81, 1e9, 0.5, Number.NaN]) {
      expect(faultsWith((list) => list.cards.splice(0, 1, card))[0]).toMatchObject({ code: 'unknown', card });
      expect(faultsWith((list) => list.heroes.splice(0, 1, card))[0]).toMatchObject({ code: 'unknown', card });
    }
  });

  test('two players with the same hero [LOTR S.11]', () => {
    const lists = starters.map(({ list }) => list);
    expect(tableFaults(lists)).toEqual([]);
    const clash = tableFaults([lists[0], lists[1], { heroes: [12, 2], cards: [] }]);
    expect(clash).toEqual([{ path: '[2].heroes[1]', rules: ['S.11'], code: 'sameHero', card: 2, seat: 2, other: 0 }]);
    expect(tableFaults([{ heroes: [2, 2], cards: [] }])).toEqual([]);
  });
});

test('every fault cites paragraphs that exist and is told in both languages and sets of names', () => {
  const all: DeckFault[] = [
    ...faultsWith((list) => {
      list.heroes = [13, 1, 1, 999];
      list.cards = [1, 13, 13, 13, 13, 999];
    }),
    ...tableFaults([legal(), legal()]),
  ];
  const codes = new Set(all.map(({ code }) => code));
  expect([...codes].sort().join(' ')).toBe('copies heroTwice heroes notHero notInDeck sameHero size unknown');
  for (const fault of all) {
    expect(fault.rules.filter((key) => !keys.has(key))).toEqual([]);
    const real = deckFaultWords(fault, 'real');
    const neutral = deckFaultWords(fault, 'neutral');
    for (const text of [real.cs, real.en, neutral.cs, neutral.en]) expect(text).not.toMatch(/undefined|NaN|""|„“/);
    expect(real.cs).not.toBe(real.en);
    const named = 'card' in fault && cardOf(fault.card) !== undefined;
    expect(real.en !== neutral.en).toBe(named);
  }
});

test('plurals', () => {
  const size = (count: number) => deckFaultWords({ path: '', rules: [], code: 'size', count, least: 50 }, 'real');
  expect([0, 1, 2, 5].map((n) => size(n).cs.split(',')[0])).toEqual([
    'v balíčku je 0 karet',
    'v balíčku je 1 karta',
    'v balíčku jsou 2 karty',
    'v balíčku je 5 karet',
  ]);
  expect([1, 2].map((n) => size(n).en.split(',')[0])).toEqual(['the deck holds 1 card', 'the deck holds 2 cards']);
});
