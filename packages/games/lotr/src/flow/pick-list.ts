/**
 * One of a list: cards, things, places, a number, yes or no. Each thing that is asked for is a question of its own, so
 * that question and answer say what they are about; where only one answer is possible, and nothing hidden shows it,
 * nobody is asked.
 */
import { numbered } from '@kolbiste/cardkit/verbs';
import type { Cite } from '@kolbiste/kernel';
import { goto } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { isIn } from '../seats.ts';
import type { State } from '../state.ts';
import { give } from './descent.ts';
import { flow } from './registry.ts';

export interface ListLocals {
  [name: string]: number | number[];
  seat: number;
  /** What may be chosen, ascending. */
  from: number[];
  /** 1 = 0 may be answered: none. */
  may: number;
  /** 1 = asked even where one answer is possible: what is to choose from is hidden, or the answer says more. */
  always: number;
  /** Who sees the list: 1 all, 0 the seat alone. */
  open: number;
  /** What is asked for: one of ASKS. */
  what: number;
  card: number;
  answer: number;
}

/** What a list is asked for, with the paragraph it rests on. */
const RULES = {
  discardHand: cite('G.5', 'G.7'),
  allyFromHand: cite('G.8', 'G.7'),
  fromDiscard: cite('HP.8', 'G.7'),
  search: cite('G.14', 'G.7'),
  putBack: cite('G.14', 'G.6'),
  fetch: cite('S.7', 'G.7'),
  costX: cite('2.6', '2.4'),
  payer: cite('2.4'),
  costThing: cite('G.5'),
  host: cite('2.8'),
  surplus: cite('2.10', 'K.7'),
  topOrUnder: cite('G.4', 'G.6'),
  yes: cite('G.2', '7.1'),
  dealNext: cite('6.1.3', 'L4'),
  check: cite('5.2'),
  target: cite('L65', 'K.1'),
  shadowNext: cite('6.2.3.1', 'L34'),
  forcedNext: cite('W.3', 'W.8'),
  endNext: cite('L102'),
} as const satisfies Readonly<Record<string, Cite>>;
export type AskName = keyof typeof RULES;
export const ASKS = Object.keys(RULES) as readonly AskName[];
export const ASK = numbered(ASKS);

/** Added to a thing's id in a list where it stands there twice: of what waits for the end of a phase, that to the hand. */
export const APART = 1_000_000;

const LIST = cite('G.7');
const NONE = 0;

export const listLocals = (seat: number, from: number[], what: number, card = 0): ListLocals => ({
  seat,
  from: from.length < 2 ? from.slice() : [...new Set(from)].sort((a, b) => a - b),
  may: 0,
  always: 0,
  open: 1,
  what,
  card,
  answer: -1,
});

const isAsked = (s: State, x: ListLocals): boolean => (x.always === 1 || x.from.length + x.may > 1) && isIn(s, x.seat);

const question = (name: AskName) =>
  flow.question<ListLocals>(name, RULES[name], {
    kind: 'list',
    seats: (s, x) => (x.what === ASK[name] && isAsked(s, x) ? 1 << x.seat : 0),
    candidates(_s, x, _seat, out) {
      if (x.may === 1) out.push(NONE);
      for (const each of x.from) if (each !== NONE || x.may === 0) out.push(each);
    },
    check: (_s, x, _seat, option) => (x.from.includes(option) || (x.may === 1 && option === NONE) ? 0 : NOT_HERE),
    apply(_s, x, _seat, option, f) {
      x.answer = option;
      goto(f, giveOne);
    },
    answerSeenBy: (_s, x) => (x.open === 1 ? -1 : 1 << x.seat),
  });
const questions = ASKS.map(question);
const giveOne = flow.step<ListLocals>('give', LIST, (s, x, f) =>
  give(s, f, x.answer >= 0 ? x.answer : (x.from[0] ?? NONE)),
);
/** Gives one of the list back; NONE where nothing was to choose, or was declined. */
export const pickOne = flow.procedure<ListLocals>(
  'pickOne',
  {
    rule: LIST,
    locals: listLocals(0, [], 0),
    begins: (s, x) => (isAsked(s, x) ? questions[x.what] : giveOne),
    see: (_s, x, who) => ({ ...x, from: x.open === 1 || who === x.seat ? x.from.slice() : [] }),
  },
  [...questions, giveOne],
);
