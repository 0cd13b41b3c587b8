/** Words of the vocabulary that no card uses today are said as well: whoever writes a card with them gets a sentence. */
import { expect, test } from 'vitest';
import type { Ability, Card, Filter, Instruction, Player, Target, Trigger } from '../../cards/types.ts';
import { TRIGGERS } from '../../cards/types.ts';
import { KEYWORDS, PHASES, STATS } from '../../vocabulary.ts';
import { cardText } from './index.ts';

const card = (abilities: Ability[], rest: Partial<Card> = {}): Card => ({
  id: 13,
  type: 'ally',
  sphere: 'lore',
  set: 'core',
  copies: 1,
  abilities,
  ...rest,
});
const enemy = (abilities: Ability[]): Card => card(abilities, { type: 'enemy', set: 'spiders', id: 74 });
const acts = (list: Instruction[]): Card[] => [
  card([{ action: 'any', do: list }]),
  enemy([{ revealed: list }]),
  enemy([{ shadow: list, undefended: [...list, ...list] }]),
  enemy([{ revealed: [{ each: 'player', do: list }] }]),
];

const both = (one: Card): string[] => [cardText(one, 'cs', 'neutral'), cardText(one, 'en', 'neutral')];
const whole = (one: Card): boolean =>
  both(one).every((text) => /^\p{Lu}.*\.$/u.test(text) && !/undefined|\[object| {2}|~| [.,;]/.test(text));
const wrong = (list: readonly Card[]): string[][] => list.filter((one) => !whole(one)).map(both);
const distinct = (list: readonly Card[]): number => new Set(list.map((one) => both(one).join('\n'))).size;

const FILTERS: Filter[] = [
  { is: 'character' },
  { is: 'hero', of: 'you', ready: true },
  { is: 'ally', of: 'others', ready: false },
  { is: 'enemy', of: 'you' },
  { is: 'enemy', of: 'chosen', trait: 'Orc' },
  { is: 'location', where: 'active' },
  { is: 'location', where: 'staging', other: true },
  { is: 'attachment', of: 'defending', on: 'defender' },
  { is: 'attachment', on: 'self', trait: 'Weapon' },
  { is: 'character', of: 'first', committed: true },
  { is: 'character', notIt: true, damaged: true, keyword: 'sentinel', sphere: 'lore' },
  { card: 76 },
  { where: 'staging' },
];
const TARGETS: Target[] = [
  'self',
  'attacker',
  'defender',
  'activeLocation',
  ...FILTERS.map((choose) => ({ choose })),
  ...FILTERS.map((each) => ({ each })),
  { choose: { is: 'hero' }, by: 'first' },
  { choose: { is: 'hero' }, by: 'chosen', may: true },
];

test('every target can be worked on by every verb', () => {
  const verbs: ((on: Target) => Instruction)[] = [
    (on) => ({ ready: on }),
    (on) => ({ exhaust: on }),
    (on) => ({ damage: 2, to: on }),
    (on) => ({ heal: 'all', to: on }),
    (on) => ({ resources: 2, to: on }),
    (on) => ({ progress: 5, on }),
    (on) => ({ modify: { attack: 2, threat: -1 }, to: on, until: 'round' }),
    (on) => ({ muteThreat: on }),
    (on) => ({ addResourceToken: 2, to: on }),
    (on) => ({ engage: on, with: 'first' }),
    (on) => ({ toStaging: on }),
    (on) => ({ discard: on }),
    (on) => ({ removeFromQuest: on }),
    (on) => ({ leaveCombat: on }),
    (on) => ({ enemyAttacks: on }),
    (on) => ({ noAttack: 'enemy', against: 'engagedPlayer', of: on }),
    (on) => ({ pick: on }),
    (on) => ({ self: 'attach', to: on }),
    (on) => ({ atEnd: 'phase', do: 'returnToHand', of: on }),
  ];
  const all = verbs.flatMap((verb) => TARGETS.map((on) => card([{ action: 'combat', do: [verb(on)] }])));
  expect(wrong(all)).toEqual([]);
  expect(distinct(all.slice(0, TARGETS.length))).toBeGreaterThan(TARGETS.length - 2);
  expect(wrong(verbs.flatMap((verb) => TARGETS.flatMap((on) => acts([verb(on)]))))).toEqual([]);
});

const PLAYERS: Player[] = [
  'you',
  'each',
  'first',
  'defending',
  'choose',
  'chooseOther',
  'chosen',
  'highestThreat',
  'controller',
];

test('every player can draw, discard, change threat, search and shuffle', () => {
  const said = PLAYERS.flatMap((by) => [
    card([{ action: 'any', do: [{ draw: 1, by }] }]),
    card([{ action: 'any', do: [{ threat: -2, for: by }] }]),
    card([{ action: 'any', do: [{ threat: 3, for: by }] }]),
    card([{ action: 'any', do: [{ discardHand: 1, by }] }]),
    card([{ action: 'any', do: [{ shuffleDiscard: by }] }]),
    card([{ action: 'any', do: [{ manyDefenders: by }] }]),
    card([{ action: 'any', do: [{ search: 3, whose: by, take: 1, rest: 'order' }] }]),
    card([{ action: 'any', do: [{ fetch: { trait: 'Spider' }, by }] }]),
  ]);
  expect(wrong(said)).toEqual([]);
});

test('every trigger stands before a response and a forced effect', () => {
  const said = TRIGGERS.flatMap((trigger: Trigger) => [
    card([{ response: trigger, about: 'self', do: [{ draw: 1, by: 'you' }] }]),
    card([{ response: trigger, do: [{ ready: 'self' }] }]),
    enemy([{ forced: trigger, about: { is: 'hero', of: 'you' }, do: [{ damage: 1, to: 'self' }] }]),
  ]);
  expect(wrong(said)).toEqual([]);
  expect(distinct(said)).toBeGreaterThan(TRIGGERS.length * 2);
});

test('every phase, stat, keyword, limit and cost', () => {
  const said = [
    ...PHASES.map((action) => card([{ action, do: [{ shuffleEncounter: true }] }])),
    ...STATS.map((stat) => card([{ passive: { stat, to: 'self', n: { damageOn: 'self', times: 2 } } }])),
    ...STATS.map((stat) => card([{ passive: { stat, to: 'host', n: 'X' } }], { type: 'attachment' })),
    ...KEYWORDS.map((word) => card([], { keywords: [word], doomed: 2 })),
    ...[2, 4, 5].map((times) =>
      card([
        {
          action: 'any',
          limit: { times, per: 'round' },
          cost: [{ pay: 2 }, { discardHand: 5 }],
          do: [{ surge: true }],
        },
      ]),
    ),
    card([{ passive: { stat: 'attack', to: 'self', n: 1, when: { hostIs: 1 } } }]),
    card([{ passive: { icon: 'lore', to: 'host' } }], { type: 'attachment', payers: 2 }),
    card([{ setup: [{ fetch: { card: 76 }, by: 'first' }] }], { type: 'quest', set: 'passage', stage: 1 }),
  ];
  expect(wrong(said)).toEqual([]);
  expect(distinct(said)).toBe(said.length);
});
