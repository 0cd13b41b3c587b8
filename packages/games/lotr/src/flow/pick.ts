/**
 * Choices: a thing, a player, one of several, a number, a card of the hand, yes or no. Each is a procedure that gives
 * its answer back; where only one answer is possible, and nothing hidden shows it, nobody is asked.
 */
import type { Frame } from '@kolbiste/kernel';
import { because, done } from '@kolbiste/kernel';
import type { Op } from '../cards/code.ts';
import { pool } from '../cards/pool.ts';
import type { Speaker } from '../effects/speaker.ts';
import { speakerOf } from '../effects/speaker.ts';
import { choosable, couldDo, seatsFor } from '../effects/useful.ts';
import { NOT_HERE, WRONG_TARGET } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { isIn, thingOf } from '../state.ts';
import { flow } from './registry.ts';

const CHOOSE = cite('G.5', 'G.7');
const COST = cite('2.4', 'G.5');

/** A choice within an ability: the ability, who is asked, whether he may decline. */
export interface PickLocals extends Speaker {
  asked: number;
  may: number;
  answer: number;
}

export const pickLocals = (x: Speaker, asked: number, may: boolean): PickLocals => ({
  ...x,
  asked,
  may: may ? 1 : 0,
  answer: -1,
});
const SAMPLE = pickLocals(speakerOf(0, 0, 0, 0), 0, false);

/** Gives the answer back; what the asker does with it descends from the choice. */
function give(s: State, f: Frame, answer: number): void {
  const asker = s.frames.at(-2);
  if (asker !== undefined) because(asker, f.cause);
  done(f, answer);
}

const opIn = (x: PickLocals): Op => pool.programs[x.program][x.pc];
const NONE = 0;

function only(s: State, x: PickLocals): number {
  const found = choosable(s, x, opIn(x));
  if (found.length === 0) return NONE;
  return found.length === 1 && x.may === 0 ? found[0].id : -1;
}

// A thing

const thing = flow.question<PickLocals>('thing', CHOOSE, {
  kind: 'thing',
  seats: (s, x) => (only(s, x) < 0 && isIn(s, x.asked) ? 1 << x.asked : 0),
  candidates(s, x, _seat, out) {
    if (x.may === 1) out.push(NONE);
    for (const t of s.things) out.push(t.id);
  },
  check(s, x, _seat, option) {
    if (option === NONE) return x.may === 1 ? 0 : NOT_HERE;
    if (thingOf(s, option) === null) return NOT_HERE;
    return choosable(s, x, opIn(x)).some((t) => t.id === option) ? 0 : WRONG_TARGET;
  },
  take(_s, x, _seat, option) {
    x.answer = option;
  },
});
const giveThing = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, x.answer >= 0 ? x.answer : Math.max(0, only(s, x))),
);
/** Gives the id back; 0 = none. */
export const pickThing = flow.procedure<PickLocals>('pickThing', { rule: CHOOSE, locals: SAMPLE, see: 'open' }, [
  thing,
  giveThing,
]);

// A player

const seatsIn = (s: State, x: PickLocals): number[] => seatsFor(s, x, opIn(x).who, x.program, x.pc + 1);

const player = flow.question<PickLocals>('player', CHOOSE, {
  kind: 'player',
  seats: (s, x) => (seatsIn(s, x).length > 1 && isIn(s, x.asked) ? 1 << x.asked : 0),
  candidates(s, _x, _seat, out) {
    for (let seat = 0; seat < s.out.length; seat++) if (isIn(s, seat)) out.push(seat);
  },
  check(s, x, _seat, option) {
    if (option < 0 || option >= s.out.length || !isIn(s, option)) return NOT_HERE;
    return seatsIn(s, x).includes(option) ? 0 : WRONG_TARGET;
  },
  take(_s, x, _seat, option) {
    x.answer = option;
  },
});
const givePlayer = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, 1 + (x.answer >= 0 ? x.answer : (seatsIn(s, x)[0] ?? -1))),
);
/** Gives the seat plus one back; 0 = nobody can be chosen. */
export const pickPlayer = flow.procedure<PickLocals>('pickPlayer', { rule: CHOOSE, locals: SAMPLE, see: 'open' }, [
  player,
  givePlayer,
]);

// One of several texts

const modes = (s: State, x: PickLocals): number[] =>
  opIn(x).programs.flatMap((program, i) => (couldDo(s, { ...x, program, pc: 0 }, program) ? [i] : []));

const mode = flow.question<PickLocals>('mode', CHOOSE, {
  kind: 'mode',
  seats: (s, x) => (modes(s, x).length > 1 && isIn(s, x.asked) ? 1 << x.asked : 0),
  candidates(_s, x, _seat, out) {
    opIn(x).programs.forEach((_p, i) => {
      out.push(i);
    });
  },
  check(s, x, _seat, option) {
    if (option < 0 || option >= opIn(x).programs.length) return NOT_HERE;
    return modes(s, x).includes(option) ? 0 : WRONG_TARGET;
  },
  take(_s, x, _seat, option) {
    x.answer = option;
  },
});
const giveMode = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, 1 + (x.answer >= 0 ? x.answer : (modes(s, x)[0] ?? -1))),
);
/** Gives the number of the text plus one back; 0 = none of them could do anything. */
export const pickMode = flow.procedure<PickLocals>('pickMode', { rule: CHOOSE, locals: SAMPLE, see: 'open' }, [
  mode,
  giveMode,
]);

// One of a list

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
  /** What is asked, for the words: one of ASKS. */
  what: number;
  card: number;
  answer: number;
}

/** What a list is asked for. */
export const ASKS = [
  'discardHand',
  'allyFromHand',
  'fromDiscard',
  'search',
  'fetch',
  'costX',
  'payer',
  'order',
  'surplus',
  'topOrUnder',
  'host',
  'costThing',
  'yes',
  'dealNext',
  'check',
  'owner',
] as const;
export const ASK = Object.fromEntries(ASKS.map((name, i) => [name, i])) as {
  readonly [K in (typeof ASKS)[number]]: number;
};

export const listLocals = (seat: number, from: number[], what: number, card = 0): ListLocals => ({
  seat,
  from: [...new Set(from)].sort((a, b) => a - b),
  may: 0,
  always: 0,
  open: 1,
  what,
  card,
  answer: -1,
});

const one = flow.question<ListLocals>('one', CHOOSE, {
  kind: 'list',
  seats: (s, x) => (isIn(s, x.seat) && (x.always === 1 || x.from.length + x.may > 1) ? 1 << x.seat : 0),
  candidates(_s, x, _seat, out) {
    if (x.may === 1) out.push(NONE);
    for (const each of x.from) if (each !== NONE || x.may === 0) out.push(each);
  },
  check: (_s, x, _seat, option) => (x.from.includes(option) || (x.may === 1 && option === NONE) ? 0 : NOT_HERE),
  take(_s, x, _seat, option) {
    x.answer = option;
  },
  cite: (_s, x) => (x.what === ASK.payer || x.what === ASK.costX ? COST : CHOOSE),
  answerSeenBy: (_s, x) => (x.open === 1 ? -1 : 1 << x.seat),
});
const giveOne = flow.step<ListLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, x.answer >= 0 ? x.answer : (x.from[0] ?? NONE)),
);
/** Gives one of the list back; NONE where nothing was to choose, or was declined. */
export const pickOne = flow.procedure<ListLocals>(
  'pickOne',
  {
    rule: CHOOSE,
    locals: listLocals(0, [], 0),
    see: (_s, x, who) => ({ ...x, from: x.open === 1 || who === x.seat ? x.from.slice() : [] }),
  },
  [one, giveOne],
);
