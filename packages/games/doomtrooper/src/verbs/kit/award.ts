/** Points that texts give, and points of an award that they take away. */
import { announce, awardNow } from '../../flow/award.ts';
import type { State } from '../../state.ts';

const WIDTH = 4;

/** A player earns points and says how they are split [DT 4.31.2]. */
export function earn(s: State, seat: number, points: number, card: number): void {
  if (points > 0) announce(s, [seat, points, 0, card]);
}

/** Of the points just announced those of promotion are lost; the next row is what comes after. */
export function withhold(s: State): void {
  const award = awardNow(s);
  if (award === null) return;
  const at = award.at - 1;
  const rows = award.rows.slice();
  const split = award.split.slice();
  rows[at * WIDTH + 1] -= split[at];
  split[at] = 0;
  award.rows = rows;
  award.split = split;
}
