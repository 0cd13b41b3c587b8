/**
 * Texts that hold, on every kind of card that may bear them: a field, a lasting spell, a text that another card lays for a
 * while. Whatever the check calls sound there must show; what cannot is refused by the check (`check.test.ts`).
 */
import { runScenario } from '@kolbiste/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { checkCards } from '../src/cards/check.ts';
import { compileCards } from '../src/cards/compile.ts';
import { pool } from '../src/cards/pool.ts';
import type { Static } from '../src/cards/steps.ts';
import type { Card, Effect } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { examples } from '../src/scenario-cards.ts';

/** A text, what A and B have, and what is played to show it. */
type Shown = readonly [text: Static, a: string, b: string, play: readonly string[]];

const SHOWN: readonly Shown[] = [
  [{ attack: 2, of: { each: 'unit' } }, 'units: {1: yeti}', '', ['expect: {A1: yeti 6/5}']],
  [
    { attack: { count: { each: 'unit', tag: 'ghost' } }, of: { each: 'unit', tag: 'animal' } },
    'units: {1: yeti, 2: little-soul, 3: little-soul}',
    '',
    ['expect: {A1: yeti 6/5, A2: little-soul 1/2}'],
  ],
  [{ cost: -1, of: {} }, 'hand: [yeti]', '', ['expect: {A.cost yeti: 3}']],
  [{ costTo: 2, of: { kind: 'unit' } }, 'hand: [yeti]', '', ['expect: {A.cost yeti: 2}']],
  [{ costsLife: {} }, 'hand: [yeti]', '', ['A: play yeti', 'A: slot 2', 'expect: {A.life: 26}']],
  [{ spellDamage: 2 }, 'hand: [pi-blast]', '', ['A: play pi-blast', 'A: hero B', 'expect: {B.life: 25}']],
  [{ ban: { kind: 'unit' } }, 'hand: [yeti]', '', ['refused: {A: {play yeti: R47}}']],
  [{ heroImmune: true }, 'hand: [ransomware]', '', ['A: play ransomware', 'expect: {A.life: 30}']],
  [{ handsRevealed: true }, '', 'hand: [yeti]', ['expect: {A.sees hand: [yeti]}']],
  [{ doubleOnPlay: true }, 'hand: [biting-runt]', '', ['A: play biting-runt', 'A: slot 2', 'expect: {A.life: 24}']],
  [
    { doubleOnDeath: true },
    'units: {1: unwashed-camper}, hand: [pi-blast]',
    '',
    ['A: play pi-blast', 'A: A1', 'expect: {B.life: 26}'],
  ],
  [{ doubleSpells: true }, 'hand: [pi-blast]', '', ['A: play pi-blast', 'A: hero B', 'expect: {B.life: 24}']],
  [{ doubleGiven: 212 }, 'hand: [mug-throw]', '', ['A: play mug-throw', 'A: hero B', 'expect: {A.cards: 2}']],
  [
    { healsHurt: true },
    'life: 20, hand: [charging-the-battery]',
    '',
    ['A: play charging-the-battery', 'expect: {A.life: 15}'],
  ],
  [{ bothDraw: true }, 'hand: [fun-fact]', '', ['A: play fun-fact', 'expect: {B.cards: 1}']],
  [
    { chooseChance: true },
    'hand: [infinite-improbability]',
    '',
    ['A: play infinite-improbability', 'A: hero B', 'pending: {A: pickChance.result}'],
  ],
];

const cardOf = (key: string): Card => cards.find((card) => card.key === key) as Card;
const without = ({ statics: _statics, effects: _effects, ...rest }: Card): Card => rest;
const until = 'endOfOppTurn';

/** Who bears the text, how it comes to lie there, and what is played first. */
const BEARERS = {
  field: {
    card: (text: Static): Card => ({ ...without(cardOf('academic-cooperation')), statics: [text] }),
    top: 'field: academic-cooperation ofA',
    effects: '',
    first: [],
  },
  'lasting spell': {
    card: (text: Static): Card => ({ ...without(cardOf('censorship')), statics: [text], until }),
    top: '',
    effects: 'effects: [censorship]',
    first: [],
  },
  'text for a while': {
    card: (text: Static): Card => ({
      ...without(cardOf('contest-master')),
      effects: [{ when: 'onPlay', do: [{ lasting: [text], until }] }],
    }),
    top: '',
    effects: 'known: [contest-master]',
    first: ['A: play contest-master', 'A: slot 7'],
  },
} as const;

interface Bearer {
  readonly top: string;
  readonly effects: string;
  readonly first: readonly string[];
}

function holds(card: Card, bearer: Bearer, [, a, b, play]: Shown): boolean {
  Object.assign(pool, compileCards([...cards, ...examples].map((each) => (each.id === card.id ? card : each))));
  const inA = [a, bearer.effects, 'deck: [intern x4]'].filter((part) => part !== '').join(', ');
  const lines = [
    'game: tmmstone',
    'name: A text that holds',
    'rules: []',
    'setup:',
    ...(bearer.top === '' ? [] : [`  ${bearer.top}`]),
    `  A: {${inA}}`,
    `  B: {${b}}`,
    'play:',
    ...[...bearer.first, ...play].map((line) => `  - ${line}`),
  ];
  return runScenario([scenarioAdapter], `${lines.join('\n')}\n`, 'shown').ok;
}

describe.each(Object.entries(BEARERS))('a text that holds, on a %s', (_name, bearer) => {
  afterEach(() => void Object.assign(pool, compileCards([...cards, ...examples])));

  it.each(SHOWN.map((shown) => [Object.keys(shown[0])[0], shown] as const))('%s', (_word, shown) => {
    const card = bearer.card(shown[0]);
    expect(checkCards([card]).ok).toBe(true);
    expect(holds(card, bearer, shown)).toBe(true);
    // The same without the text: the position alone does not bring it about.
    const silent = bearer.card({ ban: { card: 5, tag: 'troll' } });
    expect(holds(silent, bearer, shown)).toBe(false);
  });
});

/** Texts that no card of the house has, on a unit that lies there: its text, what A and B have, what shows it. */
const HEARD: readonly (readonly [name: string, text: Effect, a: string, b: string, play: readonly string[]])[] = [
  [
    'a hero who is healed',
    { when: 'healed', of: { sort: 'hero' }, do: [{ draw: 1 }] },
    'life: 10, hand: [charging-the-battery]',
    '',
    ['A: play charging-the-battery', 'expect: {A.cards: 2}'],
  ],
  [
    'an attack of an animal on the own hero',
    { when: 'attacks', by: 'opp', of: { hero: 'own', tag: 'animal' }, do: [{ draw: 1 }] },
    '',
    'units: {1: farm-robot, 2: yeti}',
    ['A: end', 'B: attack 1 hero A', 'expect: {A.cards: 0}', 'B: attack 2 hero A', 'expect: {A.cards: 1}'],
  ],
  [
    'a unit that returns to the hand as it dies',
    { when: 'onDeath', do: [{ selfTo: 'hand' }] },
    'hand: [nutrient-paste], grave: [cellar-troll]',
    '',
    ['A: play nutrient-paste', 'expect: {A.hand: [cellar-troll], A.grave: [cellar-troll, nutrient-paste]}'],
  ],
];

describe('a text of a unit', () => {
  afterEach(() => void Object.assign(pool, compileCards([...cards, ...examples])));

  it.each(HEARD)('hears %s', (_name, text, a, b, play) => {
    const card = { ...without(cardOf('cellar-troll')), effects: [text] };
    expect(checkCards([card]).ok).toBe(true);
    const there = { top: '', effects: 'units: {7: cellar-troll}', first: [] };
    expect(holds(card, there, [{ bothDraw: true }, a, b === '' ? 'deck: [intern x4]' : b, play])).toBe(true);
  });
});
