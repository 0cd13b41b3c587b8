import { ByteWriter } from '@kolbiste/tablekit/decks/bytes.ts';
import { expect, it } from 'vitest';
import type { List, NamedDeck } from '../../src/index.ts';
import { cards, MAX_LIST, starters } from '../../src/index.ts';
import { CHOICES } from '../browse.ts';
import { ALL, browse } from './browse.ts';
import { deckFromText, deckToText } from './link.ts';
import { copiesIn, counted, curveOf, hasRoom, kindsOf, mostOf, withCard, withoutCard } from './lists.ts';
import { DECKS, faultsOf, MOST_CARDS } from './records.ts';

const EMPTY: List = { class: 'chemist', cards: [], ability: 0 };
const of = (what: (card: (typeof cards)[number]) => boolean) => {
  const found = cards.find(what);
  if (found === undefined) throw new Error('no such card');
  return found;
};
const ability = of(({ kind, token }) => kind === 'ability' && token !== true);
const org = of(({ kind, rarity, token }) => rarity === 'org' && kind !== 'ability' && token !== true);
const common = of(({ rarity, kind, token }) => rarity === 'common' && kind === 'unit' && token !== true);
const token = of((card) => card.token === true);

it('a deck takes as many copies as the rules admit, and gives them back one by one', () => {
  expect([common, org, ability, token].map(mostOf)).toEqual([2, 1, 1, 0]);
  let list = EMPTY;
  for (const { id } of [common, common, common, org, org, token, ability]) list = withCard(list, id);
  expect(list).toEqual({ class: 'chemist', cards: [common.id, common.id, org.id], ability: ability.id });
  expect([common, org, ability].map(({ id }) => copiesIn(list, id))).toEqual([2, 1, 1]);
  expect(withCard(list, 999)).toBe(list);
  for (const { id } of [common, ability, org, common, common]) list = withoutCard(list, id);
  expect(list).toEqual(EMPTY);
});

it('an ability takes the place of another; a full list has room for nothing but one', () => {
  const second = of(({ id, kind, token }) => kind === 'ability' && token !== true && id !== ability.id);
  expect(withCard({ ...EMPTY, ability: ability.id }, second.id).ability).toBe(second.id);
  const full: List = { ...EMPTY, cards: new Array<number>(MOST_CARDS).fill(org.id) };
  expect([common, ability].map((card) => hasRoom(full, card))).toEqual([false, true]);
});

it('what stands beside a deck adds up to its cards', () => {
  for (const { list } of starters) {
    const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(counted(list.cards).map(([, copies]) => copies))).toBe(list.cards.length);
    expect(sum(curveOf(list.cards))).toBe(list.cards.length);
    expect(sum(kindsOf(list.cards).map(([, count]) => count))).toBe(list.cards.length);
    const costs = counted(list.cards).map(([id]) => cards.find((card) => card.id === id)?.cost ?? -1);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }
});

it('each fault is told once for a card, with its paragraph', () => {
  const foreign = of((card) => card.class === 'physicist' && card.rarity === 'common' && card.token !== true);
  const list: List = { ...EMPTY, cards: [foreign.id, foreign.id, foreign.id, org.id, org.id] };
  const told = faultsOf(list).map(({ code, card, rule }) => [code, card, rule]);
  expect(told).toContainEqual(['class', foreign.id, 'cards.2']);
  expect(told).toContainEqual(['copies', foreign.id, 'deck.2']);
  expect(told).toContainEqual(['org', org.id, 'deck.2']);
  expect(told).toContainEqual(['size', 0, 'deck.1']);
  expect(new Set(told.map(String)).size).toBe(told.length);
  for (const starter of starters) expect(faultsOf(starter.list)).toEqual([]);
});

it('filters narrow the pool, words need no accents and find texts too', () => {
  const all = browse({ ...ALL, of: 'all' }, 'chemist', 'cs', 'real');
  const tokens = browse({ ...ALL, of: 'token' }, 'chemist', 'cs', 'real');
  expect(all.length + tokens.length).toBe(cards.length);
  const mine = browse(ALL, 'chemist', 'cs', 'real');
  expect(new Set(mine.map((card) => card.class))).toEqual(new Set(['chemist', 'neutral']));
  const byCost = CHOICES.cost.map((cost) => browse({ ...ALL, of: 'all', cost }, 'chemist', 'cs', 'real').length);
  expect(byCost.reduce((a, b) => a + b, 0)).toBe(all.length);
  expect(byCost.at(-1)).toBeGreaterThan(1);
  const units = browse({ ...ALL, of: 'all', kind: 'unit', tag: 'ghost', rarity: 'common' }, 'chemist', 'cs', 'real');
  expect(units.length).toBeGreaterThan(0);
  for (const card of units)
    expect([card.kind, card.rarity, card.tags?.includes('ghost')]).toEqual(['unit', 'common', true]);
  const found = (q: string) => browse({ ...ALL, of: 'all', q }, 'chemist', 'cs', 'real').map(({ id }) => id);
  expect(found('STAZISTA')).toEqual([of(({ key }) => key === 'intern').id]);
  expect(found('poskozeni').length).toBeGreaterThan(20);
  expect(found('poskozeni postave').length).toBeLessThan(found('poskozeni').length);
  expect(found('nic takoveho tu neni')).toEqual([]);
});

it('a deck comes back from its link as it was; a cut one is damaged, a faulty one is named', () => {
  for (const { name, list } of starters) {
    const text = deckToText({ name: name.cs, list });
    expect(text.length).toBeLessThan(240);
    const opened = deckFromText(text);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.deck.name).toBe(name.cs);
    expect(counted(opened.deck.list.cards)).toEqual(counted(list.cards));
    expect([opened.deck.list.class, opened.deck.list.ability]).toEqual([list.class, list.ability]);
    expect(deckFromText(text.slice(0, -3))).toEqual({ ok: false, why: 'damaged' });
  }
  const faulty = deckFromText(deckToText({ name: 'x', list: { ...EMPTY, cards: [token.id] } }));
  expect(!faulty.ok && faulty.why === 'cards' ? faulty.faults.map(({ code }) => code) : []).toEqual(['token', 'size']);
  const newer = new ByteWriter();
  newer.number(2);
  expect(deckFromText(newer.close())).toEqual({ ok: false, why: 'newer' });
});

it('a link that asks for a billion copies is refused before they are made', () => {
  for (const copies of [MOST_CARDS + 1, 200_000_000]) {
    const bytes = new ByteWriter();
    for (const number of [1, 0, 1, 0, 1, 33, copies]) bytes.number(number);
    expect(deckFromText(bytes.close())).toEqual({ ok: false, why: 'damaged' });
  }
});

it('kept decks come back, legal or not; what is none is put aside whole', () => {
  const deck = { id: 'a', name: 'One', at: 1, list: { ...EMPTY, cards: [33, 33, 33] } };
  const wrong = [
    { ...deck, id: '' },
    { ...deck, name: 'x'.repeat(61) },
    { ...deck, at: '1' },
    { ...deck, list: null },
    { ...deck, list: { ...deck.list, class: 'cook' } },
    { ...deck, list: { ...deck.list, cards: new Array<number>(MOST_CARDS + 1).fill(33) } },
    { ...deck, list: { ...deck.list, cards: [0.5] } },
    { ...deck, list: { ...deck.list, ability: -1 } },
    'no deck',
  ];
  const { sound, bad } = DECKS.sift({ decks: [deck, ...wrong] });
  expect(sound.decks).toEqual([deck]);
  expect(bad.map(({ aside }) => aside.raw)).toEqual(wrong);
  for (const { aside } of bad) expect(aside.faults.length).toBeGreaterThan(0);
});

it('a list has room for more than the longest deck, so that one can add first and take out then', () => {
  expect(MOST_CARDS).toBeGreaterThan(MAX_LIST);
  const deck: NamedDeck = { name: 'x', list: { ...EMPTY, cards: new Array<number>(MAX_LIST + 1).fill(33) } };
  expect(faultsOf(deck.list).map(({ code }) => code)).toEqual(['copies', 'size']);
});
