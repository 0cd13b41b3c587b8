/** An attack is paid: its action, what it takes besides, and the points that a text asks for it [DT R25] [DT R30]. */
import type { Cite } from '@kolbiste/kernel';
import { uncover } from '../atoms/pieces.ts';
import { changeDestiny } from '../atoms/points.ts';
import { payAttack as payAction } from '../atoms/turn.ts';
import { attackPrice, leavesToAttack, moreActions } from '../legal/attack.ts';
import { attackPool, attacksLast, attackToll, ledPool, restOf } from '../legal/payment.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { payShares } from './pay-actions.ts';

/** Further actions for one attack. */
export const payRest = (s: State, seat: number, n: number, rule: Cite): void => payShares(s, seat, restOf(s, n), rule);

export function payAttack(s: State, seat: number, led: boolean, rule: Cite): void {
  const kind = led ? ledPool(s) : attackPool(s);
  const toll = led ? 0 : attackToll(s, kind);
  payAction(s, seat, kind, led, attacksLast(s, seat), rule);
  changeDestiny(s, seat, -toll, rule);
}

const OUT = cite('4.3.1', '7.1.1');
/** What the attack of the one on the other takes; who may leave cover for it does. */
export function payPair(s: State, a: Piece, d: Piece, rule: Cite): void {
  changeDestiny(s, a.seat, -attackPrice(s, a, d), rule);
  payRest(s, a.seat, moreActions(s, a, d), rule);
  if (a.marks & MARK.covered && leavesToAttack(s, a)) uncover(s, a, false, OUT);
}
