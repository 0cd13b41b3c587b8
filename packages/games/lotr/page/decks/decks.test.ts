import { expect, it } from 'vitest';
import type { List } from '../../src/index.ts';
import { cardOf, cards, starters } from '../../src/index.ts';
import {
  browse,
  copiesIn,
  curveOf,
  hasRoom,
  mostOf,
  ofType,
  strangers,
  threatOf,
  withCard,
  withoutCard,
} from './lists.ts';
import { isSound, MOST_HEROES, RINGS_DECKS } from './store.ts';

const EMPTY: List = { heroes: [], cards: [] };
const heroes = cards.filter(({ type }) => type === 'hero').map(({ id }) => id);
const ally = cards.find(({ type }) => type === 'ally')?.id ?? 0;
const enemy = cards.find(({ type }) => type === 'enemy')?.id ?? 0;

it('a deck takes a hero once and other cards three times, and gives them back one by one', () => {
  expect([heroes[0], ally, enemy, 999].map(mostOf)).toEqual([1, 3, 0, 0]);
  let list = EMPTY;
  for (const id of [heroes[0], heroes[0], ally, ally, ally, ally, enemy]) list = withCard(list, id);
  expect(list).toEqual({ heroes: [heroes[0]], cards: [ally, ally, ally] });
  expect([copiesIn(list, heroes[0]), copiesIn(list, ally)]).toEqual([1, 3]);
  for (const id of [ally, heroes[0], ally, ally, ally]) list = withoutCard(list, id);
  expect(list).toEqual(EMPTY);
});

it('one hero more than a deck may have can be put in, and no other', () => {
  const list = { heroes: heroes.slice(0, MOST_HEROES), cards: [] };
  expect(hasRoom(list, heroes[MOST_HEROES])).toBe(false);
  expect(hasRoom(list, ally)).toBe(true);
});

it('what stands beside a deck adds up to its cards', () => {
  for (const { list } of starters) {
    expect(curveOf(list.cards).reduce((a, b) => a + b, 0)).toBe(list.cards.length);
    const shown = ['hero', 'ally', 'attachment', 'event'].flatMap((type) => ofType(list, type));
    expect(new Set(shown)).toEqual(new Set([...list.heroes, ...list.cards]));
    expect(strangers(list)).toEqual([]);
    expect(threatOf(list)).toBe(list.heroes.reduce((sum, id) => sum + (cardOf(id)?.threatCost ?? 0), 0));
    expect(isSound(list)).toBe(true);
  }
  expect(strangers({ heroes: [enemy], cards: [enemy, 999] })).toEqual([enemy, 999]);
});

it('cards are found by sphere, type, cost and words; only what decks hold', () => {
  const all = browse({}, 'cs', 'real');
  expect(all).toHaveLength(cards.filter(({ id }) => mostOf(id) > 0).length);
  const found = browse({ sphere: 'tactics', type: 'ally', cost: '3' }, 'en', 'real').map(cardOf);
  expect(found.length).toBeGreaterThan(0);
  for (const card of found) expect(card).toMatchObject({ sphere: 'tactics', type: 'ally', cost: 3 });
  expect(browse({ q: 'gandalf' }, 'cs', 'real').map((id) => cardOf(id)?.type)).toContain('ally');
  expect(browse({ type: 'enemy' }, 'cs', 'real')).toEqual([]);
});

it('kept decks come back, legal or not; what is none is put aside whole', () => {
  const deck = { id: 'a', name: 'One', at: 1, list: { heroes: [heroes[0]], cards: [ally] } };
  const wrong = [
    { ...deck, list: null },
    { ...deck, list: { heroes: heroes.slice(0, MOST_HEROES + 1), cards: [] } },
    { ...deck, list: { heroes: [], cards: [0.5] } },
    { ...deck, list: { heroes: 'none', cards: new Array<number>(201).fill(ally) } },
  ];
  const { sound, bad } = RINGS_DECKS.sift({ decks: [deck, ...wrong] });
  expect(sound.decks).toEqual([deck]);
  expect(bad.map(({ aside }) => aside.raw)).toEqual(wrong);
});
