/** The parts of a card's text: which cards, when, whom. Each is a term: what may stand in a card file, and what the engine reads. */
import type { Optional, Term, WrittenOf } from '@kolbiste/cardkit/verbs';
import { flag, int, listOf, oneOf, optional, otherwise, someOf, standsFor } from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import { choice, fields } from '@kolbiste/kernel/grammar';
import type { AspectName } from '../vocabulary.ts';
import { ALL_ASPECTS, ASPECT, FIGHT, GEAR, KIND_NAMES, MARK, SHOOT, TRAIT, ZONE_NAMES } from '../vocabulary.ts';
import type { Kind } from './kinds.ts';
import { KIND_WORDS, kindNumber } from './kinds.ts';
import { sieveOf } from './sieve-of.ts';
import type { Sieve, When } from './static.ts';
import { BY_ANYTHING, BY_STRIKE, ROLE_NAMES, STAGE_NAMES, WHOSE_NAMES } from './static.ts';

export type { Kind } from './kinds.ts';
export { sieveOf };

const numbersOf = <N extends string>(names: readonly N[]): { readonly [K in N]: number } =>
  Object.fromEntries(names.map((name, at) => [name, at])) as { readonly [K in N]: number };

/** Words as one number, a bit for each. */
export const maskOf = <N extends string>(bits: { readonly [K in N]: number }): Term<N[], number, unknown> => {
  const words = Object.keys(bits) as N[];
  return {
    rule: listOf(oneOf(words), 1, words.length).rule,
    read: (list) => list.reduce((mask, word) => mask | bits[word], 0),
  };
};
const bitsOf = <N extends string>(names: readonly N[]): { readonly [K in N]: number } =>
  Object.fromEntries(names.map((name, at) => [name, 1 << at])) as { readonly [K in N]: number };

const zones = maskOf(bitsOf(ZONE_NAMES));
export const traits = maskOf(TRAIT);
const gear = maskOf(GEAR);
const marks = maskOf(MARK);
const someAspects = maskOf(ASPECT);
/** Aspects of the Art, or all of them. */
export const aspects: Term<AspectName[] | 'all', number, unknown> = {
  rule: (c, value, path) => (value === 'all' ? undefined : someAspects.rule(c, value, path)),
  read: (value) => (value === 'all' ? ALL_ASPECTS : someAspects.read(value, null)),
};
const cardTypes = maskOf(bitsOf(KIND_NAMES));

/** Numbers of cards go so far; the last ones are those of users. */
export const LAST_NUMBER = 9999;
const cardId = int(1001, LAST_NUMBER);
export const kind: Term<Kind, number, unknown> = {
  rule: choice(() => ({
    what: both('druh nebo číslo karty', 'a kind or the number of a card'),
    words: KIND_WORDS,
    figures: [1001, LAST_NUMBER],
  })),
  read: kindNumber,
};
export const kinds = listOf(kind, 1, 8);

const plainFilter = {
  whose: otherwise(standsFor(numbersOf(WHOSE_NAMES)), 0),
  types: otherwise(cardTypes, 0),
  all: otherwise(traits, 0),
  some: otherwise(traits, 0),
  none: otherwise(traits, 0),
  kinds: optional(kinds, []),
  cards: optional(listOf(cardId, 1, 8), []),
  marks: otherwise(marks, 0),
  unmarked: otherwise(marks, 0),
  zones: otherwise(zones, 0),
  gear: otherwise(gear, 0),
  least: otherwise(int(0, 40), 0),
  most: otherwise(int(0, 40), 0),
  role: otherwise(standsFor(numbersOf(ROLE_NAMES)), 0),
  notGear: otherwise(gear, 0),
  notKinds: optional(kinds, []),
  last: flag,
  outweighs: otherwise(int(1, 2), 0),
  riding: otherwise(gear, 0),
  fate: otherwise(standsFor({ survives: 1, doomed: 2 }), 0),
  beside: flag,
  afoot: flag,
  hurt: otherwise(standsFor({ any: BY_ANYTHING, strike: BY_STRIKE }), 0),
  loose: flag,
  capable: flag,
  attacks: flag,
  named: flag,
  fallen: flag,
};
const inner = someOf(plainFilter);
/** What bears a card: a filter that asks nothing more of a bearer. */
const borne: Optional<WrittenOf<typeof inner>, Sieve | null, unknown> = {
  optional: true,
  rule: inner.rule,
  read: (value) => (value === undefined ? null : { ...sieveOf(0), ...inner.read(value, null) }),
};
/** Which cards in play; all that is said must hold. Without types warriors are meant. */
export const filter = someOf({
  ...plainFilter,
  bearer: borne,
  bears: borne,
  lacks: borne,
  shelter: borne,
  noShelter: borne,
  against: borne,
});
export type Filter = WrittenOf<typeof filter>;

/** A condition; all that is said must hold. */
const whenWords = someOf({
  tactic: otherwise(standsFor({ fight: FIGHT, shoot: SHOOT }), 0),
  role: otherwise(standsFor(numbersOf(ROLE_NAMES)), 0),
  enemy: optional(filter),
  there: optional(filter),
  count: otherwise(int(1, 20), 1),
  zones: otherwise(zones, 0),
  turn: otherwise(standsFor({ own: 1, others: 2 }), 0),
  quiet: flag,
  promotion: otherwise(int(1, 99), 0),
  stage: otherwise(standsFor(numbersOf(STAGE_NAMES)), 0),
  wielded: flag,
});
export type WhenFilter = WrittenOf<typeof whenWords>;
export const when: Term<WhenFilter, When, unknown> = whenWords;

/** Fight, shoot, armor, value by their letters. */
export const FIGURE_LETTERS = ['F', 'S', 'A', 'V'] as const;
export type Figures = { [L in (typeof FIGURE_LETTERS)[number]]?: number };
const change = int(-60, 60);
export type Four = readonly [number, number, number, number];
/** Changes of figures, in the order in which these are printed; 0 where nothing is said. */
export const figures: Term<Figures, Four, unknown> = {
  rule: fields({}, Object.fromEntries(FIGURE_LETTERS.map((name) => [name, change.rule]))),
  read: ({ F = 0, S = 0, A = 0, V = 0 }) => [F, S, A, V],
};

/** Some of the figures, as places. */
export const letters: Term<(typeof FIGURE_LETTERS)[number][], readonly number[], unknown> = {
  rule: listOf(oneOf(FIGURE_LETTERS), 1, 4).rule,
  read: (list) => list.map((letter) => FIGURE_LETTERS.indexOf(letter)),
};

/** Somebody or something in play that a text means by a word. */
export const WHOM_WORDS = [
  'self',
  'bearer',
  'caster',
  'target',
  'target2',
  'subject',
  'object',
  'enemy',
  'attacker',
  'defender',
  'those',
  'targets',
  'fighter',
  'area',
] as const;
export type WhomWord = (typeof WHOM_WORDS)[number];
export type Whom = WhomWord | { each: Filter };
/** What the engine reads of it: a word's number, or all that pass a sieve. */
export interface WhomTerm {
  readonly word: number;
  readonly each: Sieve | null;
}
export const whom: Term<Whom, WhomTerm, unknown> = {
  rule: choice(() => ({
    what: both('kterých karet se to týká', 'which cards it is about'),
    words: WHOM_WORDS,
    records: { each: fields({ each: filter.rule }) },
  })),
  read: (value) =>
    typeof value === 'string'
      ? { word: WHOM_WORDS.indexOf(value), each: null }
      : { word: -1, each: filter.read(value.each, null) },
};

/** Players that a text means. `bearer`: before whom the card lies; `each`: everybody in turn; `subject`: of the moment. */
export const WHO_WORDS = [
  'you',
  'target',
  'bearer',
  'subject',
  'each',
  'others',
  'controller',
  'targets',
  'opposing',
] as const;
export type Who = (typeof WHO_WORDS)[number];
export const who = standsFor(numbersOf(WHO_WORDS));

/** A number, or how it is counted. `steps`: how often more was paid [DT 4.19.4]; `amount`: of the moment; `all`: as much as there is. */
export type Amount =
  | number
  | 'steps'
  | 'amount'
  | 'all'
  | { valueOf: WhomWord; times?: number }
  | { halfOf: WhomWord }
  | { count: Filter; times?: number }
  | { steps: number }
  | { amount: number };
export interface AmountTerm {
  readonly kind: number;
  readonly n: number;
  readonly word: number;
  readonly of: Sieve | null;
}
const FIXED = 0;
export const [STEPS, AMOUNT, ALL, VALUE_OF, HALF_OF] = [1, 2, 3, 4, 6];
const COUNT = 5;
const times = int(1, 20);
export const amount: Term<Amount, AmountTerm, unknown> = {
  rule: choice(() => ({
    what: both('číslo nebo jak se zjistí', 'a number, or how to get it'),
    words: ['steps', 'amount', 'all'],
    figures: [0, 60],
    records: {
      valueOf: fields({ valueOf: oneOf(WHOM_WORDS).rule }, { times: times.rule }),
      halfOf: fields({ halfOf: oneOf(WHOM_WORDS).rule }),
      count: fields({ count: filter.rule }, { times: times.rule }),
      steps: fields({ steps: times.rule }),
      amount: fields({ amount: times.rule }),
    },
  })),
  read: amountOf,
};
const PLAIN: AmountTerm = { kind: FIXED, n: 1, word: 0, of: null };
function amountOf(a: Amount): AmountTerm {
  if (typeof a === 'number') return { ...PLAIN, n: a };
  if (a === 'all') return { ...PLAIN, kind: ALL };
  if (a === 'steps') return { ...PLAIN, kind: STEPS };
  if (a === 'amount') return { ...PLAIN, kind: AMOUNT };
  if ('steps' in a) return { ...PLAIN, kind: STEPS, n: a.steps };
  if ('amount' in a) return { ...PLAIN, kind: AMOUNT, n: a.amount };
  if ('halfOf' in a) return { ...PLAIN, kind: HALF_OF, word: WHOM_WORDS.indexOf(a.halfOf) };
  if ('count' in a) return { ...PLAIN, kind: COUNT, n: a.times ?? 1, of: filter.read(a.count, null) };
  return { ...PLAIN, kind: VALUE_OF, n: a.times ?? 1, word: WHOM_WORDS.indexOf(a.valueOf) };
}

/** How long what was played holds. `yourTurn`: until the start of your next turn; `yourDraw`: until your next draw step. */
const UNTIL_WORDS = { combat: 0, turn: 1, yourTurn: 2, game: 3 } as const;
export const until = standsFor(UNTIL_WORDS);
export type Until = WrittenOf<typeof until>;

/** Printed cards that are looked for: a filter without what only cards in play have; any = whatever it is. */
export const sought: Term<Filter | 'any', SoughtTerm, unknown> = {
  rule: (c, value, path) => (value === 'any' ? undefined : filter.rule(c, value, path)),
  read: (value) => (value === 'any' ? null : filter.read(value, null)),
};
export type SoughtTerm = Sieve | null;
