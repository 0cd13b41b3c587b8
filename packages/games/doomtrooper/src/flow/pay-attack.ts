/** An attack is paid: its action, what it takes besides, and the points that a text asks for it [DT R25] [DT R30]. */
import type { Cite } from '@kolbiste/kernel';
import { changeDestiny } from '../atoms/points.ts';
import { payAttack as payAction, spend } from '../atoms/turn.ts';
import { attackPool, attackToll, ledPool, restOf } from '../legal/payment.ts';
import type { State } from '../state.ts';

/** Further actions for one attack. */
export function payRest(s: State, seat: number, n: number, rule: Cite): void {
  restOf(s, n).forEach((share, kind) => {
    if (share > 0) spend(s, seat, kind, share, rule);
  });
}

/** @param n how many actions it takes in all */
export function payAttack(s: State, seat: number, n: number, led: boolean, rule: Cite): void {
  const kind = led ? ledPool(s) : attackPool(s);
  const toll = led ? 0 : attackToll(s, kind);
  payAction(s, seat, kind, led, rule);
  if (toll > 0) changeDestiny(s, seat, -toll, rule);
  if (n > 1) payRest(s, seat, n - 1, rule);
}
