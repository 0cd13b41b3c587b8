import { readFileSync } from 'node:fs';
import { rng } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../text/card/index.ts';
import { CLASS_NAMES } from '../vocabulary.ts';
import { cards } from './all.ts';
import { CARD_LIMITS, checkCards, readCards } from './check.ts';
import { compileCards } from './compile.ts';
import { LANGS } from './names.ts';

const files = CLASS_NAMES.map((name) => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

const faultsOf = (json: unknown): string[] => {
  const result = checkCards(json);
  return result.ok ? [] : result.faults.map((fault) => fault.message.en);
};

test.each(CLASS_NAMES.map((name, at) => [name, files[at]]))('the cards of the game are sound: %s', (_name, text) => {
  expect(readCards(text)).toMatchObject({ ok: true });
  const wrapped = `{"format": "kolbiste-cards/1", "game": "tmmstone", "cards": ${text}}`;
  expect(readCards(wrapped)).toMatchObject({ ok: true });
});

/** A sound card with something changed. */
const unit = (more: object = {}): unknown => [
  { id: 5, key: 'mine', kind: 'unit', class: 'neutral', rarity: 'common', cost: 1, stats: [1, 1], ...more },
];
const doing = (...list: unknown[]): unknown => unit({ effects: [{ when: 'onPlay', do: list }] });
const DO = '$[0].effects[0].do[0]';

describe('faults', () => {
  const bad: readonly (readonly [string, unknown, string])[] = [
    [
      'an unknown verb',
      doing({ damge: 1, to: 'self' }),
      `${DO}: expected what is to happen (a verb) (perhaps "damage"?), but there is the unknown word "damge"`,
    ],
    ['a missing figure', doing({ damage: 1 }), `${DO}.to: expected whom it is about, but there is nothing`],
    [
      'a wrong type',
      doing({ draw: [] }),
      `${DO}.draw: expected a number, or how it is counted, but there is a list (0 items)`,
    ],
    [
      'a token that does not exist',
      doing({ summon: 777 }),
      `${DO}.summon: expected the number of a card that exists, but there is 777`,
    ],
    [
      'a second verb',
      doing({ draw: 1, freeze: 'self' }),
      `${DO}.draw: expected only freeze, but there is an unknown member`,
    ],
    [
      'a figure too large',
      doing({ draw: 1e9 }),
      `${DO}.draw: expected a whole number from -99 to 99, but there is 1000000000`,
    ],
    ['half a card', doing({ draw: 0.5 }), `${DO}.draw: expected a whole number from -99 to 99, but there is 0.5`],
    [
      'an unknown word',
      unit({ tags: ['humna'] }),
      '$[0].tags[0]: expected one of "human", "machine", "animal", "ghost", "mutant", "god", "hacker", "communist", "giant", "troll" (perhaps "human"?), but there is "humna"',
    ],
    ['no health', unit({ stats: [1, 0] }), '$[0].stats[1]: expected a whole number from 1 to 99, but there is 0'],
    ['a unit without figures', unit({ stats: undefined }), '$[0].stats'],
    ['an unknown member', unit({ colour: 'red' }), '$[0].colour: expected only id, key'],
    ['a bad key', unit({ key: 'Mine!' }), '$[0].key: expected a key of small letters'],
    [
      'nobody chose',
      doing({ destroy: 'target' }),
      '$[0].effects[0]: expected targets, chooseTarget or pick, but there is talk of a target',
    ],
    [
      'a spell with figures',
      unit({ kind: 'spell', effects: [{ when: 'use', do: [{ draw: 1 }] }] }),
      '$[0].stats: expected attack and health of units alone',
    ],
    ['a lasting spell that holds nothing', unit({ kind: 'spell', stats: undefined, until: 'endOfTurn' }), '$[0]'],
    ['nothing', undefined, '$: expected an object with format, game, cards'],
    ['no list', { format: 'kolbiste-cards/1', game: 'tmmstone', cards: 7 }, '$.cards: expected a list of 1–500 items'],
    [
      'another game',
      { format: 'kolbiste-cards/1', game: 'scratch-wars', cards: unit() },
      '$.game: expected one of "tmmstone"',
    ],
    ['too many cards', new Array(CARD_LIMITS.cards + 1).fill(0), '$: expected a list of 1–500 items'],
    [
      'a number twice',
      [...(unit() as unknown[]), ...(unit({ key: 'other' }) as unknown[])],
      '$[1].id: expected each number and each key only once',
    ],
  ];
  test.each(bad)('%s', (_name, json, begins) => {
    const faults = faultsOf(json);
    expect(faults.some((fault) => fault.startsWith(begins))).toBe(true);
  });

  test('as text each fault has its line and column', () => {
    const read = readCards('[\n  {"id": 5, "key": "x", "kind": "unit",\n   "class": "wizard"}\n]');
    const places = read.ok ? [] : read.faults.map(({ line, column, path }) => `${line}:${column} ${path}`);
    expect(places).toContain('3:13 $[0].class');
    expect(places).toContain('2:3 $[0].cost');
  });

  test('nesting has an end, in parsed JSON too', () => {
    let inner: unknown = { draw: 1 };
    for (let i = 0; i < 5000; i++) inner = { may: [inner] };
    expect(faultsOf(doing(inner)).join('\n')).toMatch(/at most 24 levels/);
    let figure: unknown = 1;
    for (let i = 0; i < 5000; i++) figure = { abs: figure };
    expect(faultsOf(doing({ draw: figure })).join('\n')).toMatch(/at most 24 levels/);
  });
});

/** Every place inside a value, as the thing that holds it and its key. */
function placesIn(value: unknown, out: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return out;
  for (const [key, item] of Object.entries(value)) {
    out.push([value as Record<string, unknown>, key]);
    placesIn(item, out);
  }
  return out;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  3.5,
  1e12,
  '',
  'unit',
  'target',
  [],
  {},
  [[]],
  { each: 'unit' },
  9999,
];

/** The cards of a file with one place gone, renamed, doubled or made something else. */
function mutated(seed: string): unknown {
  const { int } = rng(seed);
  const copy = JSON.parse(files[int(files.length)]) as unknown;
  const places = placesIn(copy);
  const [holder, key] = places[int(places.length)];
  const [, otherKey] = places[int(places.length)];
  const how = int(4);
  if (how === 0) delete holder[key];
  else if (how === 1) holder[key] = STRANGE[int(STRANGE.length)];
  else if (how === 2) holder[otherKey] = holder[key];
  else holder[key] = structuredClone(places[int(places.length)][0]);
  return copy;
}

test('four hundred mutations are refused with a path, or run and can be read', () => {
  let sound = 0;
  for (let i = 0; i < 400; i++) {
    const json = mutated(`mutation ${i}`);
    // A hole in a list is nothing that JSON could say.
    const said = JSON.parse(JSON.stringify(json)) as unknown;
    const result = checkCards(said);
    if (!result.ok) {
      for (const fault of result.faults)
        expect(fault.message.en).toMatch(/^\$(\[\d+\]|\.| *:|\[")?.*: expected .+, but there is .+/);
      continue;
    }
    sound++;
    const others = cards.filter((card) => !result.value.some((own) => own.id === card.id));
    const all = [...others, ...result.value].sort((a, b) => a.id - b.id);
    expect(() => compileCards(all)).not.toThrow();
    for (const card of result.value)
      for (const lang of LANGS)
        for (const { text } of cardLines(card, lang, 'neutral')) expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(sound).toBeGreaterThan(20);
  expect(sound).toBeLessThan(300);
});
