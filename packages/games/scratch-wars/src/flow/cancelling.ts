/**
 * Cancelling a laid persistent attack of one's own [SW 3.2.3.4]: by the ruling where an action could be taken [R18], by
 * the other reading also when the actions are over, and once more after the end phase.
 */
import type { Step } from '@kolbiste/kernel';
import { goto } from '@kolbiste/kernel';
import { removeEffect } from '../atoms.ts';
import { E } from '../events.ts';
import { mayCancel } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf } from '../state.ts';
import { LAID, SLOTS } from '../vocabulary.ts';
import { flow } from './registry.ts';
import type { TurnLocals } from './turn-locals.ts';

export const A_END = 0;
export const A_CANCEL = 11;
export const CANCELLED = cite('3.2.3.4', 'R18');
const ANY_TIME = bitOf('cancelTime');

/** Is it the reading under which actions need not go on? */
export const cancelsLater = (s: State): boolean => (s.table.profile & ANY_TIME) !== 0;

function anyLaid(s: State, seat: number): boolean {
  for (let k = 0; k < SLOTS; k++) if (mayCancel(s, numberOf(seat, k)) === 0) return true;
  return false;
}

/** A question and the step that does what was answered. Option: 0 = leave all as it is, A_CANCEL + k = cancel on weapon k. */
export function cancelling(
  question: string,
  step: string,
): readonly [Step<State, TurnLocals>, Step<State, TurnLocals>] {
  const ask = flow.question<TurnLocals>(question, CANCELLED, {
    kind: 'cancel',
    fresh: true,
    seats: (s, x) => (cancelsLater(s) && anyLaid(s, x.seat) ? 1 << x.seat : 0),
    candidates(s, _x, seat, out) {
      out.push(A_END);
      for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] >= LAID) out.push(A_CANCEL + k);
    },
    check(s, _x, seat, option) {
      if (option === A_END) return 0;
      const k = option - A_CANCEL;
      return k >= 0 && k < SLOTS ? mayCancel(s, numberOf(seat, k)) : NOT_HERE;
    },
    apply(_s, x, _seat, option) {
      x.chosen = option;
    },
  });
  const cancel = flow.step<TurnLocals>(step, CANCELLED, (s, x, f) => {
    const option = x.chosen;
    x.chosen = -1;
    if (option < A_CANCEL) return;
    removeEffect(s, numberOf(x.seat, option - A_CANCEL), E.cancelledByOwner, CANCELLED);
    goto(f, ask);
  });
  return [ask, cancel];
}
