/** Actions are spent on something that is no attack [DT 4.0.1] [DT 7.3.2]. */
import { spend } from '../atoms/turn.ts';
import { sharesOf } from '../legal/payment.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';

const RULE = cite('4.0.1', '7.3.2', 'R24', 'R30');

export function payActions(s: State, seat: number, n: number): void {
  sharesOf(s, n).forEach((share, kind) => {
    if (share > 0) spend(s, seat, kind, share, RULE);
  });
}
