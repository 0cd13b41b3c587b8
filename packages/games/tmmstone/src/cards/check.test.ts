import { readFileSync } from 'node:fs';
import { describeCardFile } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
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

/** A sound card of another kind. */
const of = (kind: string, more: object): unknown =>
  JSON.parse(JSON.stringify(unit({ kind, stats: undefined, ...more })));
const spell = (more: object): unknown => of('spell', { until: 'endOfTurn', ...more });
const field = (more: object): unknown => of('field', more);
const trap = (when: string, more: object = {}, todo: object = { draw: 1 }): unknown =>
  of('experiment', { effects: [{ when, ...more, do: [todo] }] });
const listens = (when: string, more: object = {}, todo: object = { draw: 1 }): unknown =>
  unit({ effects: [{ when, ...more, do: [todo] }] });
const aura = { attack: 1, of: { each: 'unit' } };

/** What the engine would pass over in silence, with the place that is named. */
const SILENT: readonly (readonly [string, unknown, string])[] = [
  ['own attack on a lasting spell', spell({ statics: [{ ownAttack: 1 }] }), 'statics[0].ownAttack'],
  ['attack as health on a field', field({ statics: [{ attackIsHealth: true }] }), 'statics[0].attackIsHealth'],
  [
    'an attack ban on a field',
    field({ statics: [{ cannotAttack: { oppositeOf: 'self' } }] }),
    'statics[0].cannotAttack',
  ],
  ['an attack ban on all', unit({ statics: [{ cannotAttack: { each: 'unit' } }] }), 'statics'],
  ['a side on a field', field({ statics: [{ attack: 1, of: { each: 'unit', side: 'own' } }] }), 'statics[0].of.side'],
  ['a named ban without a name', spell({ statics: [{ banNamed: true }] }), 'statics[0].banNamed'],
  ['a named ban on a unit', unit({ statics: [{ banNamed: true }] }), 'statics[0].banNamed'],
  ['a deck size of a token', unit({ token: true, statics: [{ deckSize: 35 }] }), 'statics[0].deckSize'],
  [
    'an aura that asks for attack',
    unit({ statics: [{ attack: 1, of: { each: 'unit', attackAtMost: 2 } }] }),
    'statics[0].of.attackAtMost',
  ],
  [
    'own attack that asks for itself',
    unit({ statics: [{ ownAttack: { attackOf: 'self' } }] }),
    'statics[0].ownAttack.attackOf',
  ],
  [
    'chance in what is read',
    unit({ statics: [{ ownAttack: { count: { random: 'unit' } } }] }),
    'statics[0].ownAttack.count.random',
  ],
  [
    'chance in a condition',
    unit({ effects: [{ when: 'onPlay', if: { any: { random: 'unit' } }, do: [{ draw: 1 }] }] }),
    'effects[0].if.any.random',
  ],
  ['once, of what is not used up', spell({ uses: 1, statics: [{ heroImmune: true }] }), 'uses'],
  ['until used, never used', spell({ until: 'used', statics: [{ cost: -1, of: {} }] }), 'uses'],
  [
    'a deck size for a while',
    doing({ lasting: [{ deckSize: 35 }], until: 'endOfTurn' }),
    'effects[0].do[0].lasting[0].deckSize',
  ],
  [
    'own cost for a while',
    doing({ lasting: [{ ownCost: 1 }], until: 'endOfTurn' }),
    'effects[0].do[0].lasting[0].ownCost',
  ],
  [
    'a ban of what nobody named',
    doing({ lasting: [{ banNamed: true }], until: 'endOfTurn' }),
    'effects[0].do[0].lasting[0].banNamed',
  ],
  ['taunt of a spell', spell({ keywords: ['taunt'], statics: [aura] }), 'keywords[0]'],
  ['a lasting spell cast on being drawn', spell({ keywords: ['castOnDraw'], statics: [aura] }), 'keywords[0]'],
  ['a field cast on being drawn', field({ keywords: ['castOnDraw'], statics: [aura] }), 'keywords[0]'],
  ['a field that is played', field({ effects: [{ when: 'onPlay', do: [{ draw: 1 }] }] }), 'effects[0].when'],
  [
    'a lasting spell that dies',
    spell({ statics: [aura], effects: [{ when: 'onDeath', do: [{ draw: 1 }] }] }),
    'effects[0].when',
  ],
  ['an own turn of a field', field({ effects: [{ when: 'endOfTurn', do: [{ draw: 1 }] }] }), 'effects[0].when'],
  ['an experiment of the own turn', trap('startOfTurn'), 'effects[0].when'],
  ['an activated experiment', trap('activated', { pay: 1 }), 'effects[0].when'],
  ['a unit that counters', listens('counter', {}, { draw: 1 }), 'effects[0].when'],
  ['mana for what is not activated', listens('onPlay', { pay: 2 }), 'effects[0].pay'],
  ['whose start of the turn', listens('startOfTurn', { by: 'opp' }), 'effects[0].by'],
  ['whose doing on a field', field({ effects: [{ when: 'summoned', by: 'own', do: [{ draw: 1 }] }] }), 'effects[0].by'],
  ['a spell that is itself', listens('spellPlayed', { of: 'self' }), 'effects[0].of'],
  ['an ability that is not itself', listens('abilityUsed', { of: 'notSelf' }), 'effects[0].of'],
  ['a tag of an ability', listens('abilityUsed', { of: { tag: 'human' } }), 'effects[0].of.tag'],
  ['a hero who is summoned', listens('summoned', { of: { hero: 'own' } }), 'effects[0].of.hero'],
  ['a hero who dies', listens('died', { of: { sort: 'hero' } }), 'effects[0].of.sort'],
  ['a subject without an event', doing({ destroy: 'subject' }), 'effects[0].do[0].destroy'],
  ['an object of an arrival', listens('summoned', {}, { destroy: 'object' }), 'effects[0].do[0].destroy'],
  ['a figure of an arrival', listens('summoned', {}, { draw: 'amount' }), 'effects[0].do[0].draw'],
  ['momentum at the end of the turn', listens('endOfTurn', { if: 'momentum' }), 'effects[0].if'],
  ['an attack that was none', listens('died', { if: 'inAttack' }), 'effects[0].if'],
  ['a redirection without an attack', doing({ redirect: 'oppHero' }), 'effects[0].do[0].redirect'],
  ['a counter of what is over', trap('spellPlayed', { by: 'opp' }, { counter: true }), 'effects[0].do[0].counter'],
  ['a copy of nothing', doing({ copySpellOn: { choose: 'unit' } }), 'effects[0].do[0].copySpellOn'],
  ['a spell that goes nowhere', doing({ spellTo: 'deckBottom' }), 'effects[0].do[0].spellTo'],
  ['aside in mid-game', doing({ setAside: true }), 'effects[0].do[0].setAside'],
  ['in from where it never was', doing({ enter: true }), 'effects[0]'],
  ['a unit that flips', doing({ flipInto: 272 }), 'effects[0].do[0].flipInto'],
  [
    'a field that releases',
    field({ effects: [{ when: 'endOfEachTurn', do: [{ release: 'opp' }] }] }),
    'effects[0].do[0].release',
  ],
  [
    'a spell that is somebody',
    of('spell', { effects: [{ when: 'use', do: [{ destroy: 'self' }] }] }),
    'effects[0].do[0].destroy',
  ],
  ['an unit that is summoned and is none', doing({ summon: 33 }), 'effects[0].do[0].summon'],
  ['what becomes a spell', listens('onSummon', {}, { transform: 'self', into: 33 }), 'effects[0].do[0].into'],
];

describe('what nobody would hear is refused', () => {
  test.each(SILENT)('%s', (_name, json, place) => {
    const faults = faultsOf(json);
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).toContain(`$[0].${place}`);
  });
});

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

describeCardFile(
  { describe, it },
  {
    game: 'tmmstone',
    check: (json) => checkCards(json),
    most: CARD_LIMITS.cards,
    card: (unit() as object[])[0],
    files,
    mutations: 400,
    strange: ['unit', 'target'],
    wrong: (mutations) =>
      mutations.flatMap((file) => {
        const others = cards.filter((card) => !file.some((own) => own.id === card.id));
        compileCards([...others, ...file].sort((a, b) => a.id - b.id));
        const texts = file.flatMap((card) => LANGS.flatMap((lang) => cardLines(card, lang, 'neutral')));
        return texts.filter(({ text }) => /undefined|NaN|\[object/.test(text));
      }),
  },
);
