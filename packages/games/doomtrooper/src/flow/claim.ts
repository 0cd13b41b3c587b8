/**
 * A hidden warrior is shown and must be paid [DT 4.4.8] [DT 4.4.9] [DT R54] [DT R55]; of a personality that lies hidden more than
 * once the first one laid has the claim [DT 7.7.2] [DT 7.7.3] [DT R61], and the others go to the hand or the discard pile (R62).
 */

import { call, done, goto } from '@kolbiste/kernel';
import { leave, reveal, uncover } from '../atoms/pieces.ts';
import { changeDestiny, changePromotion } from '../atoms/points.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { LEAVES_AND_ATTACKS } from '../cards/static.ts';
import { GONE_DISCARDED, GONE_HAND } from '../events.ts';
import { isHeld } from '../held.ts';
import { openZones, priceOf } from '../legal/warriors.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface ClaimLocals {
  [name: string]: number | number[];
  /** Who claims, in order. */
  pieces: number[];
  at: number;
  /** The piece that has it; 0 = nobody yet. */
  winner: number;
}

const hiddenCopies = (s: State, card: number): number[] =>
  s.pieces.filter((p) => p.card === card && p.marks & MARK.hidden).map((p) => p.id);

/**
 * Who claims: hidden copies as they were laid; whoever leaves cover comes last, unless that one was laid first of all.
 * @param by the copy that leaves cover or is attacked; 0 = the card is played openly
 */
export function claimLocals(s: State, card: number, by: number, leaving = false): ClaimLocals {
  let pieces = cardOf(card).unique ? hiddenCopies(s, card) : [by];
  if (leaving && pieces[0] !== by) pieces = [...pieces.filter((id) => id !== by), by];
  return { pieces, at: 0, winner: 0 };
}

const SHOWN = cite('4.4.4', '4.4.8', '7.7.2', '7.7.3', 'R54', 'R56', 'R61');
const BROKE = cite('4.4.9', '4.4.10', 'R55');

/** Pays, or is discarded with all that its player has. */
function settleBill(s: State, x: ClaimLocals, id: number): void {
  const p = pieceOf(s, id) as Piece;
  const card = cardOf(p.card);
  const zones = openZones(s, p.seat, card);
  if (zones === 0) return leave(s, p, GONE_DISCARDED, cite('R57'));
  reveal(s, p, 31 - Math.clz32(zones & -zones), SHOWN);
  const price = priceOf(s, p.seat, card);
  const missing = price - s.destiny[p.seat];
  changeDestiny(s, p.seat, -price, SHOWN);
  if (missing <= 0) x.winner = id;
  else {
    changePromotion(s, p.seat, -missing, BROKE);
    leave(s, p, GONE_DISCARDED, BROKE);
  }
}

const claim = flow.step<ClaimLocals>('claim', SHOWN, (s, x, f) => {
  if (x.at >= x.pieces.length) return done(f, x.winner);
  if (x.winner !== 0) return goto(f, calm);
  settleBill(s, x, x.pieces[x.at++]);
  goto(f, claim);
});

const calm = flow.step<ClaimLocals>('calm', SHOWN, (s) => settle(s));

const loserOf = (s: State, x: ClaimLocals) => pieceOf(s, x.pieces[x.at]) as Piece;
const LOSER = cite('7.7.2', '7.7.3', 'R62');
const loser = flow.question<ClaimLocals>('loser', LOSER, {
  kind: 'loser',
  seats: (s, x) => 1 << loserOf(s, x).seat,
  candidates(_s, _x, _seat, out) {
    out.push(0);
    out.push(1);
  },
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
});

const gone = flow.step<ClaimLocals>('gone', LOSER, (s, x, f) => {
  leave(s, loserOf(s, x), f.result === 0 ? GONE_HAND : GONE_DISCARDED, LOSER);
  x.at++;
  goto(f, claim);
});

/** Gives the piece back that stays; 0 = none. */
export const claiming = flow.procedure<ClaimLocals>(
  'claim',
  { rule: SHOWN, locals: { pieces: [], at: 0, winner: 0 }, see: 'open' },
  [claim, calm, loser, gone],
);

const LEAVES = cite('4.3.1', '4.3.2', '4.2.4', 'R32', 'R33');
/** Out of cover by the own action; a hidden one is shown and paid, or stays covered where another copy has the claim [DT 4.3] [DT R57]. */
export function leaveCover(s: State, p: Piece): void {
  const wasHidden = (p.marks & MARK.hidden) !== 0;
  uncover(s, p, !isHeld(s, p, LEAVES_AND_ATTACKS), LEAVES);
  if (wasHidden) call(s, claiming, claimLocals(s, p.card, p.id, true));
}
