/** Words of the vocabulary that no card uses today are said as well: whoever writes a card with them gets a sentence. */
import { expect, test } from 'vitest';
import type { Amount, Condition, Filter } from '../../cards/parts.ts';
import type { Instruction, Static } from '../../cards/steps.ts';
import type { Card, Effect } from '../../cards/types.ts';
import { WHEN } from '../../cards/types.ts';
import { KEYWORD_NAMES, TAG_NAMES } from '../../vocabulary.ts';
import { cardText } from './index.ts';

const card = (rest: Partial<Card>): Card => ({
  id: 314,
  key: 'tried',
  kind: 'unit',
  class: 'neutral',
  rarity: 'common',
  cost: 1,
  ...rest,
});
const acts = (list: Instruction[], rest: Partial<Effect> = {}): Card =>
  card({ effects: [{ when: 'onPlay', do: list, ...rest }] });

const both = (one: Card): string[] => [cardText(one, 'cs', 'neutral'), cardText(one, 'en', 'neutral')];
const whole = (one: Card): boolean =>
  both(one).every((text) => /^\p{Lu}.*\.$/u.test(text) && !/undefined|\[object| {2}|~| \./.test(text));

const AMOUNTS: Amount[] = [
  'mana',
  'manaSlots',
  'cardsPlayed',
  'emptySlots',
  'lostLife',
  'killed',
  'amount',
  'rolled',
  { attackOf: 'target' },
  { healthOf: 'oppHero' },
  { printedAttackOf: 'self' },
  { printedHealthOf: 'self' },
  { count: { each: 'unit', side: 'opp', tag: 'animal', other: true } },
  { cards: 'oppGrave', card: 33 },
  { playedInGame: 33 },
  { summonedInGame: 314 },
  { times: [3, { count: { each: 'hero' } }] },
  { times: ['mana', 'killed'] },
  { plus: ['mana', 2] },
  { minus: ['manaSlots', 'mana'] },
  { abs: { minus: ['mana', 3] } },
  { roundTen: 'lostLife' },
];

test('every amount can be dealt, healed, given, drawn, summoned, compared and counted off a cost', () => {
  const said = AMOUNTS.map((n) => [
    acts([{ damage: n, to: 'oppHero' }]),
    acts([{ heal: n, to: 'heroes' }]),
    acts([{ buff: [n, n], to: 'self' }]),
    acts([{ buff: [n, 0], to: 'self' }]),
    acts([{ set: { attack: n, health: 3 }, to: 'self' }]),
    acts([{ draw: n }]),
    acts([{ give: 33, count: n }]),
    acts([{ summon: 314, count: n }]),
    acts([{ chooseNumber: [1, n] }]),
    acts([{ burn: n, hand: 'opp', how: 'random' }]),
    acts([{ mana: n }], { if: { atLeast: [n, 2] } }),
    acts([{ mana: 1 }], { if: { equal: [n, 0] } }),
    card({ statics: [{ ownCost: n }] }),
    card({ statics: [{ ownAttack: n, if: 'ownTurn' }] }),
  ]);
  expect(
    said
      .flat()
      .filter((one) => !whole(one))
      .map(both),
  ).toEqual([]);
  const texts = said.flat().map((one) => both(one).join('\n'));
  expect(new Set(texts).size).toBe(texts.length);
});

const CONDITIONS: Condition[] = [
  'momentum',
  'ownTurn',
  'oppTurn',
  'inAttack',
  'onlyOrgDeck',
  'taken',
  { any: { each: 'unit', tag: 'troll' } },
  { any: { each: 'unit', side: 'opp', tag: 'giant' } },
  { none: { each: 'unit', side: 'opp' } },
  { frozen: 'self' },
  { has: 'self', tag: 'god' },
  { has: 'self', keyword: 'taunt' },
  { rolledIn: [1, 6] },
  { diedInGame: 314 },
  { spellsThisTurn: 'active', none: true },
  { experimentInPlay: 'opp' },
  { inHand: 33, atLeast: 2 },
  { not: 'momentum' },
  { all: ['ownTurn', { none: { each: 'unit', tag: 'human' } }] },
];

test('every condition can stand before every kind of text', () => {
  const said = WHEN.flatMap((when) =>
    CONDITIONS.map((one) => card({ effects: [{ when, if: one, pay: 2, do: [{ draw: 1 }] }] })),
  );
  expect(said.filter((one) => !whole(one)).map(both)).toEqual([]);
  const texts = said.map((one) => both(one).join('\n'));
  expect(new Set(texts).size).toBe(texts.length);
});

test('every event says whose it is and what it is about', () => {
  const about: Effect['of'][] = [undefined, 'self', 'notSelf', { tag: 'ghost' }, { sort: 'hero' }, { card: 314 }];
  const effects = (['summoned', 'died', 'damaged', 'killed', 'attacks', 'healed'] as const).flatMap((when) =>
    ([undefined, 'own', 'opp'] as const).flatMap((by) =>
      about.map((of): Effect => {
        const whose = of === 'self' || by === undefined ? {} : { by };
        return { when, ...whose, ...(of === undefined ? {} : { of }), do: [{ freeze: 'subject' }] };
      }),
    ),
  );
  const texts = effects.map((effect) => both(card({ effects: [effect] })));
  const data = new Set(effects.map((effect) => JSON.stringify(effect)));
  expect(new Set(texts.map(([cs]) => cs)).size).toBe(data.size);
  expect(new Set(texts.map(([, en]) => en)).size).toBe(data.size);
});

const FILTERS: Filter[] = [
  {},
  { side: 'own' },
  { side: 'opp' },
  { other: true },
  { side: 'own', other: true },
  { side: 'opp', notTarget: true },
  { card: 51 },
  { rarity: 'org' },
  { rarity: 'rare' },
  { attackAtMost: 2 },
  { health: 1 },
  { health: 7 },
  { primeHealth: true },
  { neighbourOf: 'self' },
  { notObject: true },
  ...TAG_NAMES.map((tag): Filter => ({ tag })),
  ...TAG_NAMES.map((tag): Filter => ({ tag, side: 'opp' })),
];

test('every filter reads on its own, of all, of a random one and of a chosen one', () => {
  const said = FILTERS.flatMap((f) => [
    acts([{ destroy: { each: 'unit', ...f } }]),
    acts([{ destroy: { random: 'unit', ...f } }]),
    acts([{ destroy: 'target' }], { targets: [{ choose: 'unit', ...f }] }),
    acts([{ damage: 1, to: { each: 'unit', ...f } }]),
    acts([{ swapStats: { random: 'unit', ...f } }]),
  ]);
  expect(said.filter((one) => !whole(one)).map(both)).toEqual([]);
  for (const lang of [0, 1]) expect(new Set(said.map((one) => both(one)[lang])).size).toBe(said.length);
});

const STATICS: Static[] = [
  { cost: 2, of: { card: 33 } },
  { costTo: 1, of: { kind: 'field', rarity: 'epic' } },
  { costsLife: { side: 'opp', tag: 'god' } },
  { attack: -1, of: { each: 'unit', side: 'opp' } },
  { attack: 'mana', of: { each: 'unit' } },
  { cannotAttack: { each: 'unit', tag: 'animal' } },
  { ban: { kind: 'spell' } },
  { ban: { side: 'own', kind: 'ability' } },
  { heroImmune: true },
  { handsRevealed: true },
  { spellDamage: 3 },
  { banNamed: true },
];

test('every static text can hold for good and for every span', () => {
  const spans = ['endOfTurn', 'endOfOppTurn', 'endOfSecondOppTurn', 'used'] as const;
  const said = STATICS.flatMap((one) => [
    card({ statics: [one] }),
    ...spans.map((until) => acts([{ lasting: [one], until, side: 'opp' }])),
  ]);
  expect(said.filter((one) => !whole(one)).map(both)).toEqual([]);
  for (const lang of [0, 1]) expect(new Set(said.map((one) => both(one)[lang])).size).toBe(said.length);
});

test('verbs with words that no card uses', () => {
  const target = { targets: [{ choose: 'unit' as const, may: true as const }, { choose: 'hero' as const }] };
  const said = [
    acts(
      [
        { damage: 2, to: 'target' },
        { damage: 1, to: 'target2' },
      ],
      target,
    ),
    acts([{ swapHealth: ['target', 'target2'] }], target),
    acts([
      { summon: 51, statsOf: 'self', side: 'opp' },
      { buff: [1, 1], to: 'those' },
    ]),
    acts([{ summon: 51, fill: true, side: 'opp' }, { freeze: 'those' }]),
    acts([{ reviveChosen: { tag: 'animal', top: 5 }, count: 2 }]),
    acts([{ reviveChosen: { tag: 'ghost' }, count: 1 }]),
    acts([{ exile: { each: 'unit' } }, { release: 'own' }]),
    acts([{ selfTo: 'deckBottom' }]),
    acts([{ spellTo: 'otherHand' }]),
    acts([{ burn: 'all', hand: 'opp', how: 'all' }]),
    acts([{ give: 33, to: 'opp' }, { give: 51 }]),
    acts([
      { slots: 2, side: 'opp' },
      { slotsTo: 3, side: 'opp' },
    ]),
    acts([{ may: [{ draw: 2, for: 'opp' }] }, { repeat: [{ mana: 1 }], while: { not: 'momentum' } }]),
    acts([
      { roll: 6, forEach: 'heroes' },
      { heal: 'rolled', to: 'those' },
    ]),
    acts([{ lasting: [{ heroImmune: true }, { handsRevealed: true }], until: 'endOfOppTurn' }]),
    acts([{ coin: { heads: [{ mana: 1 }], tails: [{ discard: 'hand' }] }, by: 'active' }, { draw: 1 }]),
    acts([{ shuffleIn: { neighboursOf: { random: 'unit' } }, deck: 'opp' }]),
    acts([{ freeze: { oppositeOf: 'self' } }, { bounce: 'those', to: 'own' }]),
    ...KEYWORD_NAMES.map((grant) => acts([{ grant, to: { each: 'unit', side: 'own' } }])),
    ...KEYWORD_NAMES.map((keyword) => card({ keywords: [keyword] })),
  ];
  expect(said.filter((one) => !whole(one)).map(both)).toEqual([]);
  for (const lang of [0, 1]) expect(new Set(said.map((one) => both(one)[lang])).size).toBe(said.length);
});
