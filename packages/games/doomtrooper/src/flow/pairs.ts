/** Warriors of one name are put under a sergeant [DT 7.8.5], or paid for a card of his former corporation [DT 8.6.1]; units that break up [DT 7.8.7]. */
import { hire } from '../atoms/combat.ts';
import { changeDestiny } from '../atoms/points.ts';
import { assign, disband } from '../atoms/units.ts';
import { pieceOf } from '../board.ts';
import { EX_PRICE } from '../legal/lay.ts';
import { commandOf, isBroken } from '../legal/serve.ts';
import { pairOf } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';

const SERVE = cite('7.8.2', '7.8.3', '7.8.4', '7.8.5', '7.8.6', 'R152');
const HIRE = cite('8.6.1', 'R149');
const BROKEN = cite('7.8.7');

export function pairUp(s: State, pair: number): void {
  const [id, with_] = pairOf(pair);
  const [p, other] = [pieceOf(s, id) as Piece, pieceOf(s, with_) as Piece];
  if (commandOf(other) === undefined) payFor(s, p, other);
  else assign(s, p, other, SERVE);
}

/** Three destiny points once for each mercenary and card. */
export function payFor(s: State, p: Piece, by: Piece): void {
  changeDestiny(s, p.seat, -EX_PRICE, HIRE);
  hire(s, p, by, HIRE);
}

export function breakUnits(s: State): void {
  for (const sergeant of s.pieces.filter((p) => isBroken(s, p))) disband(s, sergeant, BROKEN);
}
