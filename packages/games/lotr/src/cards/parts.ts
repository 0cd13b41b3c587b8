/**
 * The parts of a card's text: who or what, which player, how much. Each is a term: what may stand in a card file, with
 * its faults, and what the engine reads.
 */
import type { ReadOf, Term, Written, WrittenOf } from '@kolbiste/cardkit/verbs';
import {
  asPart,
  cardNumber,
  flag,
  int,
  numbered,
  otherwise,
  readRecord,
  ruleOf,
  someOf,
  standsFor,
} from '@kolbiste/cardkit/verbs';
import { addFault, both, describeValue } from '@kolbiste/kernel/files';
import type { Choice } from '@kolbiste/kernel/grammar';
import { choice, fields } from '@kolbiste/kernel/grammar';
import type { Keyword, Stat } from '../vocabulary.ts';
import { KEYWORDS, SPHERES, STATS, TRAITS, TYPES } from '../vocabulary.ts';
import type { Aim, Much } from './code.ts';
import {
  AIM_CHOOSE,
  AIM_EACH,
  AIM_WORD,
  AMOUNT_ALL,
  AMOUNT_DAMAGE,
  AMOUNT_FIXED,
  AMOUNT_RESOURCES,
  AMOUNT_TRIGGER,
  AMOUNT_X,
  PART,
  PLAYERS,
  WORD,
  WORDS,
} from './code.ts';

export const FIGURE = 99;
export const few = int(1, 20);
/** More or less of a figure. */
export const change = int(-FIGURE, FIGURE);
export const sphere = standsFor(numbered(SPHERES));
export const trait = standsFor(numbered(TRAITS));
export const type = standsFor(numbered(TYPES));
export const stat = standsFor(numbered(STATS));
const KEYWORD_BITS = Object.fromEntries(KEYWORDS.map((name, i) => [name, 1 << i])) as Record<Keyword, number>;
export const keyword = standsFor(KEYWORD_BITS);
export const until = standsFor({ phase: 1, round: 2, attack: 3 });
export type Until = WrittenOf<typeof until>;

export type Word = (typeof WORDS)[number];
export type Player = (typeof PLAYERS)[number];

const truth: Term<boolean, number, unknown> = {
  rule(c, value, path) {
    if (typeof value !== 'boolean')
      addFault(c, path, describeValue(value), both('true nebo false', 'true or false'), null);
  },
  read: (value) => (value ? 1 : 0),
};

export const IS = { character: 0, hero: 1, ally: 2, enemy: 3, location: 4, attachment: 5 } as const;
export const OF = { you: 0, others: 1, chosen: 2, defending: 3, first: 4 } as const;
export const WHERE = { staging: 1, engaged: 2, active: 3 } as const;
const ANY = -1;

/** Which of the things in play; all that is said must hold. */
export const filter = someOf({
  is: otherwise(standsFor(IS), ANY),
  /** Who controls it, or is engaged with it: you, another, the player chosen last, the attacked one, the first player. */
  of: otherwise(standsFor(OF), ANY),
  where: otherwise(standsFor(WHERE), ANY),
  trait: otherwise(trait, ANY),
  keyword: otherwise(keyword, 0),
  sphere: otherwise(sphere, ANY),
  /** 1 ready, 0 exhausted. */
  ready: otherwise(truth, ANY),
  committed: flag,
  /** With a damage token. */
  damaged: flag,
  /** All but the card itself. */
  other: flag,
  /** All but what was chosen last, in paying the cost too. */
  notIt: flag,
  /** Attached to the thing named. */
  on: otherwise(standsFor(WORD), ANY),
  /** The title is that of this card. */
  card: otherwise(cardNumber, 0),
});
export type Filter = WrittenOf<typeof filter>;
export type Sieve = ReadOf<typeof filter>;

/** Cards in a discard pile. */
export const cardFilter = someOf({
  type: otherwise(type, ANY),
  sphere: otherwise(sphere, ANY),
  /** Of the cost that was named. */
  cost: otherwise(standsFor({ X: 1 }), 0),
  /** Of one of the four spheres. */
  sphered: flag,
});
export type CardFilter = WrittenOf<typeof cardFilter>;
export type CardSieve = ReadOf<typeof cardFilter>;

const EACH = { each: filter };
/** `by`: who chooses; 'chosen' is the player chosen last. */
const CHOSEN = { choose: filter, by: otherwise(standsFor({ you: 0, first: 1, chosen: 2 }), 0), may: flag };

/** What an instruction works on: something named, all of a kind, or one of a kind that somebody chooses. */
export type Target = Word | Written<typeof EACH> | Written<typeof CHOSEN>;

const NO_AIM: Aim = { mode: AIM_WORD, word: -1, sieve: null, by: 0, may: false };

function aimOf(t: Target): Aim {
  if (typeof t === 'string') return { ...NO_AIM, word: WORD[t] };
  if ('each' in t) return { ...NO_AIM, mode: AIM_EACH, sieve: filter.read(t.each, null) };
  const { choose, by, may } = readRecord(CHOSEN, t, null);
  return { ...NO_AIM, mode: AIM_CHOOSE, sieve: choose, by, may };
}

const targetRule = (words: readonly string[]) => {
  const given: Choice = {
    what: both('koho nebo čeho se to týká', 'whom or what it is about'),
    words,
    records: { each: ruleOf(EACH), choose: ruleOf(CHOSEN) },
  };
  return choice(() => given);
};

export const target: Term<Target, Aim, unknown> = asPart(PART.aim, { rule: targetRule(WORDS), read: aimOf });
/** Or the quest, which is no thing: then null. */
export const targetOrQuest: Term<Target | 'quest', Aim | null, unknown> = asPart(PART.aim, {
  rule: targetRule([...WORDS, 'quest']),
  read: (t) => (t === 'quest' ? null : aimOf(t)),
});
/** One word that names a thing. */
export const theWord = <W extends Word>(word: W): Term<W, Aim, unknown> =>
  asPart(PART.aim, { rule: standsFor({ [word]: 0 }).rule, read: aimOf });

export const player = asPart(PART.who, standsFor(numbered(PLAYERS)));

/** A number, or how to get it. */
export type Amount =
  | number
  | 'all'
  | 'amount' // the figure of the trigger
  | 'X' // the cost that was named
  | { damageOn: 'self'; times?: number }
  | { resourcesOn: 'self'; times?: number };

const ofSelf = standsFor({ self: 0 }).rule;
const AMOUNT: Choice = {
  what: both('číslo nebo jak se zjistí', 'a number, or how to get it'),
  words: ['all', 'amount', 'X'],
  figures: [-FIGURE, FIGURE],
  records: {
    damageOn: fields({ damageOn: ofSelf }, { times: few.rule }),
    resourcesOn: fields({ resourcesOn: ofSelf }, { times: few.rule }),
  },
};

export function much(a: Amount): Much {
  if (typeof a === 'number') return { kind: AMOUNT_FIXED, n: a };
  if (a === 'all') return { kind: AMOUNT_ALL, n: 1 };
  if (a === 'amount') return { kind: AMOUNT_TRIGGER, n: 1 };
  if (a === 'X') return { kind: AMOUNT_X, n: 1 };
  return { kind: 'damageOn' in a ? AMOUNT_DAMAGE : AMOUNT_RESOURCES, n: a.times ?? 1 };
}
export const amount: Term<Amount, Much, unknown> = { rule: choice(() => AMOUNT), read: much };

/** Changes of figures, as they are written. */
export type Figures = { [S in Stat]?: number };
/** Read in the order in which they are written. */
export const figures: Term<Figures, readonly number[], unknown> = asPart(PART.figures, {
  rule: fields({}, Object.fromEntries(STATS.map((name) => [name, change.rule]))),
  read: (changes) => Object.entries(changes).flatMap(([name, n]) => [STATS.indexOf(name as Stat), n]),
});
