import { readFileSync } from 'node:fs';
import { describeCardFile } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import { shapeFaults } from '../../test/shapes.ts';
import { SPHERES } from '../vocabulary.ts';
import { cards } from './all.ts';
import { CARD_LIMITS, checkCards, readCards } from './check.ts';
import { compile } from './compile.ts';
import type { Card } from './types.ts';

const FILES = [...SPHERES, 'passage', 'spiders', 'orcs'];
const files = FILES.map((name) => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
const known = cards.map(({ id }) => id);

const faultsOf = (json: unknown): string[] => {
  const result = checkCards(json);
  return result.ok ? [] : result.faults.map((fault) => fault.message.en);
};

test.each(FILES.map((name, at) => [name, files[at]]))('the cards of the game are sound: %s', (_name, text) => {
  expect(readCards(text, known)).toMatchObject({ ok: true });
  const wrapped = `{"format": "kolbiste-cards/1", "game": "lotr", "cards": ${text}}`;
  expect(readCards(wrapped, known)).toMatchObject({ ok: true });
});

/** A sound ally with something changed. */
const BODY = { attack: 1, defense: 1, hitPoints: 1 };
const ally = (more: object = {}): unknown => [
  { id: 250, type: 'ally', sphere: 'lore', set: 'core', copies: 3, cost: 1, willpower: 1, ...BODY, ...more },
];
const enemy = (more: object = {}): unknown => [
  { id: 251, type: 'enemy', set: 'orcs', copies: 2, easy: 1, engagement: 20, threat: 1, ...BODY, ...more },
];
const doing = (...list: unknown[]): unknown => ally({ abilities: [{ action: 'any', do: list }] });
const stage = (...setup: unknown[]): unknown => [
  { id: 252, type: 'quest', set: 'orcs', copies: 1, easy: 1, stage: 1, questPoints: 3, abilities: [{ setup }] },
];
const DO = '$[0].abilities[0].do[0]';

test('a sound card passes, of every kind used here', () => {
  expect(faultsOf(ally())).toEqual([]);
  expect(faultsOf(enemy())).toEqual([]);
  expect(faultsOf(doing({ draw: 1, by: 'you' }))).toEqual([]);
  expect(faultsOf(stage({ draw: 1, by: 'each' }))).toEqual([]);
  const pays = { action: 'any', cost: [{ exhaust: { of: 'you', trait: 'Dwarf' } }], do: [{ ready: 'it' }] };
  expect(faultsOf(ally({ abilities: [pays] }))).toEqual([]);
});

describe('faults', () => {
  const bad: readonly (readonly [string, unknown, string])[] = [
    [
      'an unknown verb',
      doing({ damge: 1, to: 'self' }),
      `${DO}: expected what is to happen (a verb) (perhaps "damage"?), but there is the unknown word "damge"`,
    ],
    ['nobody', doing({ damage: 1 }), `${DO}.to: expected whom or what it is about, but there is nothing`],
    [
      'a target of no kind',
      doing({ damage: 1, to: {} }),
      `${DO}.to: expected whom or what it is about (each, choose), but there is an empty object`,
    ],
    [
      'a filter without each or choose',
      doing({ damage: 1, to: { is: 'ally' } }),
      `${DO}.to: expected whom or what it is about (each, choose), but there is the unknown word "is"`,
    ],
    [
      'a kind of card as a target',
      doing({ damage: 1, to: 'hero' }),
      `${DO}.to: expected one of "self", "host", "subject", "it", "attacker", "defender", "activeLocation", or an object with one of each, choose`,
    ],
    [
      'all but one that nobody chose',
      doing({ ready: { each: { notIt: true } } }),
      '$[0].abilities[0]: expected pick, choose or a cost with a choice before "notIt"',
    ],
    ['its own discarding of a quest card', stage({ discard: 'self' }), '$[0].abilities[0]: expected no discarding'],
    ['the same by another verb', stage({ self: 'discard' }), '$[0].abilities[0]: expected no discarding'],
    [
      'a text that takes the last hit point',
      ally({ abilities: [{ passive: { stat: 'hitPoints', to: 'self', n: -1 } }] }),
      '$[0].hitPoints: expected 1 hit point at least with its own texts, but there is 1',
    ],
    ['a wrong type', doing({ draw: [], by: 'you' }), `${DO}.draw: expected a number, or how to get it`],
    ['a second verb', doing({ ready: 'self', exhaust: 'self' }), `${DO}.exhaust: expected only ready`],
    ['half a card', doing({ draw: 0.5, by: 'you' }), `${DO}.draw: expected a whole number from -99 to 99`],
    ['an unknown player', doing({ draw: 1, by: 'yuo' }), `${DO}.by: expected one of "you"`],
    ['an unknown trait', ally({ traits: ['Dwarves'] }), '$[0].traits[0]: expected one of "Archer"'],
    ['an ability of no kind', ally({ abilities: [{ when: 1 }] }), '$[0].abilities[0]: expected an ability: action'],
    ['a trigger that is none', ally({ abilities: [{ response: 'dies', do: [] }] }), '$[0].abilities[0].response'],
    ['an empty filter', doing({ ready: { each: {} } }), `${DO}.ready.each: expected one of is, of`],
    [
      'a card that is not there',
      doing({ ready: { each: { card: 777 } } }),
      `${DO}.ready.each.card: expected the number`,
    ],
    ['no hit points', ally({ hitPoints: 0 }), '$[0].hitPoints: expected a whole number from 1 to 99'],
    ['an ally without a cost', ally({ cost: undefined }), '$[0].cost'],
    ['an ally with a threat cost', ally({ threatCost: 3 }), '$[0].threatCost: expected nothing with type ally'],
    ['an attachment that is attached to nothing', ally({ type: 'attachment' }), '$[0].attach: expected attach of type'],
    [
      'an ally with a shadow',
      ally({ abilities: [{ shadow: [{ threat: 1, for: 'you' }] }] }),
      '$[0].abilities[0]: expected only action',
    ],
    [
      'an enemy with an action',
      enemy({ abilities: [{ action: 'any', do: [{ dealShadow: 1 }] }] }),
      '$[0].abilities[0]: expected only response',
    ],
    ['an enemy without its easy quantity', enemy({ easy: undefined }), '$[0].easy'],
    ['more in the easy game', enemy({ easy: 3 }), '$[0].easy: expected copies at most, but there is 3'],
    ['nobody chose', doing({ draw: 1, by: 'chosen' }), '$[0].abilities[0]: expected choosePlayer before "chosen"'],
    [
      'no it',
      doing({ attackNow: 'it' }),
      '$[0].abilities[0]: expected pick, choose or a cost with a choice before "it"',
    ],
    ['an X of nothing', doing({ draw: 'X', by: 'you' }), '$[0].abilities[0]: expected a cost X of the card'],
    [
      'an amount of nothing',
      doing({ draw: 'amount', by: 'you' }),
      '$[0].abilities[0]: expected "amount" after a trigger',
    ],
    ['a host of an ally', doing({ ready: 'host' }), '$[0].abilities[0]: expected "host" with attachments and'],
    ['too many payers', ally({ payers: 2 }), '$[0].payers: expected a cost at least as high'],
    ['a neutral hero', ally({ type: 'hero', sphere: 'neutral', unique: true, cost: undefined, threatCost: 9 }), '$[0]'],
    ['a number that a deck cannot keep', ally({ id: 256 }), '$[0].id: expected a whole number from 1 to 255'],
  ];
  test.each(bad)('%s', (_name, json, begins) => {
    expect(faultsOf(json).filter((fault) => fault.startsWith(begins))).not.toEqual([]);
  });

  test('no program is made of a card whose number a deck could not keep', () => {
    const [card] = ally({}) as Card[];
    expect(compile([{ ...card, id: 255 }]).cards[255]?.id).toBe(255);
    expect(() => compile([{ ...card, id: 256 }])).toThrow('card 256: numbers of cards go from 1 to 255');
  });

  test('as text each fault has its line and column', () => {
    const read = readCards('[\n  {"id": 250, "type": "ally",\n   "sphere": "magic"}\n]');
    const places = read.ok ? [] : read.faults.map(({ line, column, path }) => `${line}:${column} ${path}`);
    expect(places).toContain('3:14 $[0].sphere');
    expect(places).toContain('2:3 $[0].copies');
  });

  test('nesting has an end, in parsed JSON too', () => {
    let inner: unknown = { draw: 1, by: 'you' };
    for (let i = 0; i < 5000; i++) inner = { each: 'player', do: [inner] };
    expect(faultsOf(doing(inner)).join('\n')).toMatch(/at most 24 levels/);
  });
});

describeCardFile(
  { describe, it },
  {
    game: 'lotr',
    check: (json) => checkCards(json, known),
    most: CARD_LIMITS.cards,
    card: (ally() as object[])[0],
    files,
    mutations: 600,
    strange: ['ally', 'self'],
    wrong(mutations) {
      const printed = new Set(cards.map((card) => JSON.stringify(card)));
      const changed = mutations.flat().map((card) => JSON.stringify(card));
      const list = changed.filter((card) => !printed.has(card));
      return shapeFaults({ mutations: `[${list.join(',\n')}]` });
    },
  },
);
