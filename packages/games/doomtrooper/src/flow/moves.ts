/** What an action does that is no card: cover, transfers, vehicles [DT 4.2] [DT 4.3] [DT 4.8.3] [DT 4.17]. */

import { note } from '@kolbiste/kernel';
import { board, cover, layHidden, mark, move } from '../atoms/pieces.ts';
import { takeFromHand } from '../atoms/piles.ts';
import { pieceOf, vehicleOf } from '../board.ts';
import { M_SOUGHT_COVER } from '../cards/timing.ts';
import { areaOf } from '../legal/home.ts';
import * as M from '../options.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { MARK, OUTPOST } from '../vocabulary.ts';
import { leaveCover } from './claim.ts';

const COVER = cite('4.2.1', '4.2.2', '4.2.7', '4.2.8', '4.15.8', '4.15.10', 'R50', '4.2.3', '4.2.10', 'R157');
const TRANSFER = cite(
  '4.17.1',
  '4.17.8',
  '4.17.9',
  '4.8.11',
  '4.17.5',
  '4.17.11',
  '4.17.13',
  '4.17.15',
  '8.2.1',
  'R35',
  'R38',
  'R40',
  'R45',
  '4.17.2',
  '4.17.3',
  '4.17.12',
  '4.17.14',
  'R36',
  'R46',
  '4.2.5',
  '4.17.10',
);
const HIDES = cite(
  '4.4.1',
  '4.4.3',
  '4.4.5',
  '4.4.7',
  '4.4.2',
  '4.4.11',
  '4.2.3',
  'R50',
  'R53',
  'R58',
  'R157',
  '4.4.13',
);
const VEHICLE = cite('4.8.3', 'R67', '4.8.9', 'R66');

export function carryOutMove(s: State, which: number, id: number): void {
  const p = pieceOf(s, id) as Piece;
  if (which === M.SEEK_COVER) {
    cover(s, p, COVER);
    return note(s.batch, M_SOUGHT_COVER, p.id);
  }
  if (which === M.LEAVE_COVER) return leaveCover(s, p);
  if (which === M.TO_OUTPOST || which === M.GO_HOME) {
    mark(s, p, MARK.transferred, true);
    return move(s, p, which === M.TO_OUTPOST ? OUTPOST : areaOf(traitsOf(s, p)), TRANSFER);
  }
  board(s, vehicleOf(s, id) as Piece, which === M.GET_IN, VEHICLE);
}

/** A warrior is laid face down for all three actions; nothing is paid [DT 4.4.1] [DT 4.4.7]. */
export function hide(s: State, seat: number, card: number): void {
  takeFromHand(s, seat, card);
  layHidden(s, card, seat, HIDES);
}
