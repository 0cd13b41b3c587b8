/** Actions are spent on something that is no attack [DT 4.0.1] [DT 7.3.2]. */
import type { Cite } from '@kolbiste/kernel';
import { spend } from '../atoms/turn.ts';
import { sharesOf } from '../legal/payment.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';

const RULE = cite('4.0.1', '7.3.2', 'R24', 'R30');

/** @param shares how many from each of the pools */
export function payShares(s: State, seat: number, shares: readonly number[], rule: Cite): void {
  shares.forEach((share, kind) => {
    if (share > 0) spend(s, seat, kind, share, rule);
  });
}

export const payActions = (s: State, seat: number, n: number): void => payShares(s, seat, sharesOf(s, n), RULE);
