/** Whom a text means, and which cards: what may stand in a card file, and what the engine reads. */
import type { Optional, Read, ReadOf, Term } from '@kolbiste/cardkit/verbs';
import {
  cardNumber,
  flag,
  int,
  numbered,
  oneOf,
  otherwise,
  readRecord,
  recordOf,
  ruleOf,
  standsFor,
} from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import type { Choice } from '@kolbiste/kernel/grammar';
import { choice } from '@kolbiste/kernel/grammar';
import { KEYWORD_NAMES, KIND_NAMES, RARITY_NAMES, TAG_NAMES } from '../vocabulary.ts';
import type { CardFilter, Filter, TargetSpec, Who } from './parts.ts';

export const FIGURE = 99;
export const SORTS = ['unit', 'hero', 'character'] as const;
export const [SORT_UNIT, SORT_HERO] = [0, 1];
export const [BOTH, OWN, OPP] = [0, 1, 2];
const ANY = -1;

const bits = <const N extends string>(names: readonly N[]): Readonly<Record<N, number>> =>
  Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<N, number>;
export const tag = standsFor(bits(TAG_NAMES));
export const keyword = standsFor(bits(KEYWORD_NAMES));
const rarity = standsFor(numbered(RARITY_NAMES));
export const side = standsFor({ own: OWN, opp: OPP });
const sort = oneOf(SORTS);

const WORDS = [
  'self',
  'it',
  'those',
  'subject',
  'object',
  'target',
  'target2',
  'targets',
  'ownHero',
  'oppHero',
  'activeHero',
  'heroes',
] as const;
/** Numbers of the ways to point at characters. */
export const W = numbered([...WORDS, 'each', 'random', 'neighboursOf', 'oppositeOf']);

export interface WhoTerm {
  how: number;
  sieve: Sieve;
  of: WhoTerm | null;
}

const WHO: Choice = {
  what: both('koho se to týká', 'whom it is about'),
  words: WORDS,
  get records() {
    return WHO_RECORDS;
  },
};
export const who: Term<Who, WhoTerm, unknown> = { rule: choice(() => WHO), read: (value) => whoTerm(value) };

/** A filter of characters; -1 and 0 = does not matter. */
const FILTER = {
  side: otherwise(side, BOTH),
  tag: otherwise(tag, 0),
  card: otherwise(cardNumber, 0),
  other: flag,
  notTarget: flag,
  notObject: flag,
  neighbourOf: otherwise(who, null),
  rarity: otherwise(rarity, ANY),
  attackAtMost: otherwise(int(0, FIGURE), ANY),
  health: otherwise(int(0, FIGURE), ANY),
  primeHealth: flag,
} satisfies { readonly [K in keyof Filter]-?: Optional<Exclude<Filter[K], undefined>, unknown, unknown> };

export interface Sieve extends Read<typeof FILTER> {
  readonly sort: number;
  readonly may: boolean;
}

export const sieveOf = (of: string, f: Filter & { may?: true }): Sieve => ({
  sort: SORTS.indexOf(of as 'unit'),
  ...readRecord(FILTER, f, null),
  may: f.may === true,
});

const WHO_RECORDS = {
  each: ruleOf({ each: sort, ...FILTER }),
  random: ruleOf({ random: sort, ...FILTER }),
  neighboursOf: ruleOf({ neighboursOf: who }),
  oppositeOf: ruleOf({ oppositeOf: who }),
};
/** Every unit that passes. */
export const eachUnit = ruleOf({ each: oneOf(['unit']), ...FILTER });

export const target: Term<TargetSpec, Sieve, unknown> = {
  rule: ruleOf({ choose: sort, ...FILTER, may: flag }),
  read: (spec) => sieveOf(spec.choose, spec),
};

const anybody = (): Sieve => sieveOf('character', {});

export function whoTerm(value: Who): WhoTerm {
  if (typeof value === 'string') return { how: W[value], sieve: anybody(), of: null };
  if ('each' in value) return { how: W.each, sieve: sieveOf(value.each, value), of: null };
  if ('random' in value) return { how: W.random, sieve: sieveOf(value.random, value), of: null };
  if ('neighboursOf' in value) return { how: W.neighboursOf, sieve: anybody(), of: whoTerm(value.neighboursOf) };
  return { how: W.oppositeOf, sieve: anybody(), of: whoTerm(value.oppositeOf) };
}

/** A filter of cards. */
export const cardFilter = recordOf({
  side: otherwise(side, BOTH),
  kind: otherwise(standsFor(numbered(KIND_NAMES)), ANY),
  tag: otherwise(tag, 0),
  card: otherwise(cardNumber, 0),
  rarity: otherwise(rarity, ANY),
});
export type CardSieve = ReadOf<typeof cardFilter>;
export const cardSieve = (f: CardFilter): CardSieve => cardFilter.read(f, null);
