/**
 * Choices within an ability: a thing, a player, one of several texts. Each is a procedure that gives its answer back;
 * where only one answer is possible, and nothing hidden shows it, nobody is asked.
 */
import type { Step } from '@kolbiste/kernel';
import type { Op } from '../cards/code.ts';
import { pool } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { choosable, couldDo, isChoosable, seatsFor } from '../effects/useful.ts';
import { thingOf } from '../in-play.ts';
import { NOT_HERE, WRONG_TARGET } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { isIn } from '../seats.ts';
import type { State } from '../state.ts';
import { give } from './descent.ts';
import { flow } from './registry.ts';

const CHOOSE = cite('G.5', 'G.7');

/** A choice within an ability: the ability, who is asked, whether he may decline. */
export interface PickLocals extends EffectContext {
  asked: number;
  may: number;
  answer: number;
}

export const pickLocals = (x: EffectContext, asked: number, may: boolean): PickLocals => ({
  ...x,
  asked,
  may: may ? 1 : 0,
  answer: -1,
});

/** A question and what gives its answer back. */
const picking = (name: string, question: Step<State, PickLocals>, gives: Step<State, PickLocals>) =>
  flow.procedure<PickLocals>(name, { rule: CHOOSE, locals: pickLocals(contextOf(0, 0, 0, 0), 0, false), see: 'open' }, [
    question,
    gives,
  ]);

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
    const t = thingOf(s, option);
    if (t === null) return NOT_HERE;
    return isChoosable(s, x, opIn(x), t) ? 0 : WRONG_TARGET;
  },
  apply(_s, x, _seat, option) {
    x.answer = option;
  },
});
const giveThing = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, x.answer >= 0 ? x.answer : Math.max(0, only(s, x))),
);
/** Gives the id back; 0 = none. */
export const pickThing = picking('pickThing', thing, giveThing);

// A player

const seatsIn = (s: State, x: PickLocals): number[] => seatsFor(s, x, opIn(x).who, x.program, x.pc + 1);

const player = flow.question<PickLocals>('player', CHOOSE, {
  kind: 'player',
  seats: (s, x) => (seatsIn(s, x).length > 1 && isIn(s, x.asked) ? 1 << x.asked : 0),
  candidates(s, _x, _seat, out) {
    for (let seat = 0; seat < s.out.length; seat++) if (isIn(s, seat)) out.push(seat);
  },
  check(s, x, _seat, option) {
    if (!isIn(s, option)) return NOT_HERE;
    return seatsIn(s, x).includes(option) ? 0 : WRONG_TARGET;
  },
  apply(_s, x, _seat, option) {
    x.answer = option;
  },
});
const givePlayer = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, 1 + (x.answer >= 0 ? x.answer : (seatsIn(s, x)[0] ?? -1))),
);
/** Gives the seat plus one back; 0 = nobody can be chosen. */
export const pickPlayer = picking('pickPlayer', player, givePlayer);

// One of several texts

const modes = (s: State, x: PickLocals): number[] =>
  opIn(x).programs.flatMap((program, i) => (couldDo(s, { ...x, program }, program) ? [i] : []));

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
  apply(_s, x, _seat, option) {
    x.answer = option;
  },
});
const giveMode = flow.step<PickLocals>('give', CHOOSE, (s, x, f) =>
  give(s, f, 1 + (x.answer >= 0 ? x.answer : (modes(s, x)[0] ?? -1))),
);
/** Gives the number of the text plus one back; 0 = none of them could do anything. */
export const pickMode = picking('pickMode', mode, giveMode);
