/** The cards as data: all of them there once, with their figures, in words that exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shapeFaults } from '../../test/shapes.ts';
import { SPHERES, TRAITS } from '../vocabulary.ts';
import { cardOf, cards } from './all.ts';
import { isPlayerCard, says as saysAnywhere } from './fit.ts';
import type { Card } from './types.ts';

const FILES = [...SPHERES, 'passage', 'spiders', 'orcs'] as const;
const ENCOUNTER_SETS = ['passage', 'spiders', 'orcs'] as const;

const sum = (list: readonly Card[], of: (card: Card) => number | undefined): number =>
  list.reduce((total, card) => total + (of(card) ?? 0), 0);
const ofType = (type: Card['type']): Card[] => cards.filter((card) => card.type === type);
const encounter = cards.filter((card) => !isPlayerCard(card) && card.type !== 'quest');

test('73 kinds of player cards in 132 copies, 12 of them heroes', () => {
  const player = cards.filter(isPlayerCard);
  expect(player.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 73 }, (_, at) => at + 1));
  expect(sum(player, ({ copies }) => copies)).toBe(132);
  expect(ofType('hero').length).toBe(12);
  for (const sphere of SPHERES) {
    const own = player.filter((card) => card.sphere === sphere);
    const deck = own.filter(({ type }) => type !== 'hero');
    expect([own.length, sum(deck, ({ copies }) => copies)]).toEqual(sphere === 'neutral' ? [1, 4] : [18, 29]);
  }
});

test('36 encounter cards, 27 in the easy game, by sets', () => {
  expect(sum(encounter, ({ copies }) => copies)).toBe(36);
  expect(sum(encounter, ({ easy }) => easy)).toBe(27);
  const bySet = ENCOUNTER_SETS.map((set) => {
    const own = encounter.filter((card) => card.set === set);
    return [own.length, sum(own, ({ copies }) => copies), sum(own, ({ easy }) => easy)];
  });
  expect(bySet).toEqual([
    [5, 10, 10],
    [7, 12, 8],
    [7, 14, 9],
  ]);
});

test('no card stands twice, and each file holds its own in ascending number', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const file of FILES) {
    const own = cards.filter((card) => (card.set === 'core' ? card.sphere : card.set) === file);
    const text = readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8');
    expect(own).toEqual(JSON.parse(text));
    const ids = own.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
});

/** Sums over all kinds of a type: a slip in any figure changes one. */
const SUMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hero: {
    kinds: 12,
    copies: 12,
    threatCost: 112,
    willpower: 21,
    attack: 24,
    defense: 19,
    hitPoints: 48,
    traits: 30,
    keywords: 2,
    unique: 12,
  },
  ally: {
    kinds: 20,
    copies: 45,
    cost: 60,
    willpower: 18,
    attack: 29,
    defense: 20,
    hitPoints: 47,
    traits: 35,
    keywords: 3,
    unique: 6,
  },
  attachment: { kinds: 13, copies: 22, cost: 25, traits: 20, keywords: 5, unique: 3 },
  event: { kinds: 28, copies: 53, cost: 45 },
  enemy: {
    kinds: 9,
    copies: 16,
    easy: 13,
    attack: 24,
    defense: 9,
    hitPoints: 37,
    engagement: 217,
    threat: 18,
    victory: 9,
    traits: 17,
  },
  location: { kinds: 6, copies: 13, easy: 12, threat: 12, questPoints: 16, traits: 8 },
  treachery: { kinds: 4, copies: 7, easy: 2, traits: 1 },
};

const figure = (card: Card, name: string): number => {
  const value = card[name as keyof Card];
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : Number(value === true);
};

test.each(Object.keys(SUMS))('the figures of type %s add up', (type) => {
  const own = ofType(type as Card['type']);
  const found = Object.fromEntries(
    Object.keys(SUMS[type]).map((name) => [name, sum(own, (card) => figure(card, name))]),
  );
  expect({ ...found, kinds: own.length }).toEqual(SUMS[type]);
});

test('the quest has three stages, the last of them twice', () => {
  const stages = ofType('quest').map(({ id, stage, questPoints }) => [id, stage, questPoints]);
  expect(stages).toEqual([
    [119, 1, 8],
    [120, 2, 2],
    [121, 3, 0],
    [122, 3, 10],
  ]);
});

test('every trait is borne by a card', () => {
  const borne = new Set(cards.flatMap(({ traits = [] }) => traits));
  expect(TRAITS.filter((trait) => !borne.has(trait))).toEqual([]);
});

test('cards without abilities are those that the box leaves without text', () => {
  expect(cards.filter(({ abilities }) => abilities === undefined).map(({ id }) => id)).toEqual([13, 17, 28, 30]);
});

test('what later printings changed is in the data', () => {
  const limitOf = (id: number) => cardOf(id)?.abilities?.flatMap((each) => ('limit' in each ? [each.limit] : []));
  expect(limitOf(12)).toEqual([{ times: 1, per: 'round' }]);
  expect(limitOf(43)).toEqual([{ times: 1, per: 'round' }]);
  expect(limitOf(70)).toEqual([{ times: 3, per: 'phase' }]);
  const says = (id: number, word: string, value: unknown) => saysAnywhere(cardOf(id), word, value);
  expect(says(34, 'against', 'engagedPlayer') && says(36, 'against', 'chosen')).toBe(true);
  expect(says(42, 'response', 'destroyed') && says(49, 'self', 'removeFromGame')).toBe(true);
  expect(says(91, 'forced', 'attacks')).toBe(true);
});

test('the shapes of the cards are those of the types', { timeout: 60_000 }, () => {
  const read = (name: string): string => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8');
  expect(shapeFaults(Object.fromEntries(FILES.map((name) => [name, read(name)])))).toEqual([]);
});
