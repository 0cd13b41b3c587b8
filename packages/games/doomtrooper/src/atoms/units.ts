/** Writers of sergeants' units. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';

/** Warriors of one name serve under a sergeant, for good [DT 7.8.5]. */
export function assign(s: State, p: Piece, sergeant: Piece, rule: Cite): void {
  sergeant.unit = p.card;
  emit(s, E.assigned, rule, p.id, p.card, sergeant.card);
}

/** A sergeant has no unit any more [DT 7.8.7]. */
export function disband(s: State, sergeant: Piece, rule: Cite): void {
  sergeant.unit = 0;
  emit(s, E.unitLost, rule, sergeant.id, sergeant.card);
}
