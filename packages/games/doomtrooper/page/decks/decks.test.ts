import { expect, it } from 'vitest';
import { STARTERS } from '../../src/cards/decks.ts';
import { pool } from '../../src/cards/pool.ts';
import { PROFILES } from '../../src/profiles.ts';
import { readLists, writeJson, writeText } from './files.ts';
import type { List } from './lists.ts';
import { browse, copiesIn, FRESH, faultsOf, isLegal, kindsIn, mostOf, READY, withCard, withoutCard } from './lists.ts';
import { DOOM_DECKS } from './store.ts';

const SIDEBOARD = 25;
const [one] = STARTERS[0].library;
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const unplayed = pool.cards.findIndex((card) => card !== undefined && !card.scripted);

it('every ready deck is legal by every profile that knows no list of cards', () => {
  for (const { profile } of PROFILES.filter(({ profile: { banned } }) => banned.length === 0))
    for (const { list } of READY) expect(faultsOf({ ...list, profile: profile.name })).toEqual([]);
});

it('cards go into the library or the sideboard, at most as many as some profile admits, and out again', () => {
  let list: List = FRESH;
  for (let n = 0; n < 9; n++) list = withCard(list, one);
  expect(list.cards).toHaveLength(mostOf(one));
  list = withCard({ ...list, into: 'sideboard' }, one);
  expect([list.cards.length, copiesIn(list, one)]).toEqual([mostOf(one), 1]);
  expect(withoutCard(list, one).sideboard).toEqual([]);
  expect(withCard(FRESH, unplayed)).toEqual(FRESH);
});

it('whether a deck is legal follows from its profile: copies, sideboard, banned cards', () => {
  const five: List = { ...READY[0].list, cards: [...READY[0].list.cards, one] };
  const codes = (list: List) => faultsOf(list).map(({ code, rule }) => `${code} ${rule}`);
  expect(codes(five)).toEqual(['copies 9.5']);
  expect(isLegal({ ...five, profile: 'international' })).toBe(true);
  const side: List = { ...READY[0].list, sideboard: READY[1].list.cards.slice(0, SIDEBOARD) };
  expect(codes(side)).toEqual([]);
  expect(codes({ ...side, profile: 'international' })).toEqual(['sideboard 9.20']);
  const banned = PROFILES[3].profile.banned.filter((card) => pool.cards[card]?.scripted === true);
  expect(codes({ ...READY[0].list, cards: [...READY[0].list.cards, banned[0]], profile: 'database' })).toContain(
    'banned 9.5',
  );
});

it('what is written as text or JSON is read again, sideboard and all', () => {
  const list: List = { ...READY[0].list, sideboard: READY[1].list.cards.slice(0, SIDEBOARD) };
  const decks = [{ name: 'One', list }];
  for (const file of [writeText(decks, 'cs', 'real'), writeText(decks, 'en', 'neutral'), writeJson(decks, 'real')]) {
    const read = readLists(file);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value).toHaveLength(1);
    const [{ name, list: back }] = read.value;
    expect([name, back.profile, sorted(back.cards), sorted(back.sideboard)]).toEqual([
      'One',
      'tournament',
      sorted(list.cards),
      sorted(list.sideboard),
    ]);
  }
  expect(readLists('deck: Two\n3x No such card').ok).toBe(false);
});

it('cards are found by kind and words; kinds add up', () => {
  expect(browse({}, FRESH, 'cs', 'real')).toHaveLength(pool.cards.filter((card) => card?.scripted === true).length);
  expect(browse({ scripted: 'no' }, FRESH, 'cs', 'real')).toContain(unplayed);
  expect(kindsIn(STARTERS[0].library).reduce((sum, [, count]) => sum + count, 0)).toBe(STARTERS[0].library.length);
});

it('kept decks come back, legal or not; what is none is put aside whole', () => {
  const list = { cards: [one], sideboard: [], profile: 'tournament' };
  const deck = { id: 'a', name: 'One', at: 1, list };
  const wrong = [
    { ...deck, list: null },
    { ...deck, list: { ...list, cards: [0.5] } },
    { ...deck, list: { ...list, sideboard: 'none' } },
    { ...deck, list: { ...list, profile: 7 } },
  ];
  const { sound, bad } = DOOM_DECKS.sift({ decks: [deck, ...wrong] });
  expect(sound.decks).toEqual([{ ...deck, list: { ...FRESH, ...list } }]);
  expect(bad.map(({ aside }) => aside.raw)).toEqual(wrong);
});
