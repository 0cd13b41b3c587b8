/** Somebody's discard pile is looked through, and a warrior of it comes into the own Kohort [DT 9.18] [DT 8.9.1]. */
import { done } from '@kolbiste/kernel';
import { enter } from '../atoms/pieces.ts';
import { lookThrough, takeDiscarded } from '../atoms/searching.ts';
import { cardOf } from '../cards/pool.ts';
import { isUniqueInPlay } from '../legal/lay.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { KOHORT, WARRIOR } from '../vocabulary.ts';
import { flow } from './registry.ts';

export interface RaiseLocals {
  [name: string]: number | number[];
  seat: number;
  whose: number;
}

const DISCARDS = 1;
/** Warriors of a discard pile who may come, ascending: of a unique one no second copy [DT 7.7.1]. */
export const raisable = (s: State, whose: number): number[] =>
  [...new Set(s.discards[whose])]
    .filter((id) => cardOf(id).kind === WARRIOR && !isUniqueInPlay(s, cardOf(id)))
    .sort((a, b) => a - b);

const RULE = cite('9.7', '9.18', '8.9.1', '7.7.1');
const look = flow.step<RaiseLocals>('look', RULE, (s, x) => {
  lookThrough(s, x.whose, DISCARDS, x.seat, RULE);
});
const choose = flow.question<RaiseLocals>('choose', RULE, {
  kind: 'raise',
  fresh: true,
  seats: (s, x) => (raisable(s, x.whose).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of raisable(s, x.whose)) out.push(id);
  },
  check: (s, x, _seat, option) => (raisable(s, x.whose).includes(option) ? 0 : NOT_HERE),
});
const come = flow.step<RaiseLocals>('come', RULE, (s, x, f) => {
  if (f.result === 0) return done(f);
  takeDiscarded(s, x.whose, f.result);
  done(f, enter(s, f.result, x.seat, KOHORT, RULE, x.whose).id);
});

/** Gives the warrior's number back; 0 = nobody came. */
export const raising = flow.procedure<RaiseLocals>(
  'raise',
  { rule: RULE, locals: { seat: 0, whose: 0 }, see: 'open' },
  [look, choose, come],
);
