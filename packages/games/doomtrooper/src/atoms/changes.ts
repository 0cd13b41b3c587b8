/** Writers of cards in play that stay there: a new bearer, whom a text has chosen, another side. */
import type { Cite } from '@kolbiste/kernel';
import { emit, note } from '@kolbiste/kernel';
import { M_ATTACHED, M_HERETIC } from '../cards/timing.ts';
import { E } from '../events.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { AFFILIATIONS, MARK, TRAIT } from '../vocabulary.ts';
import { board } from './pieces.ts';

/** He is of the Legion from now on, and no more what he was [DT 8.5.1]. */
export function turnInto(s: State, p: Piece, gained: number, rule: Cite): void {
  p.lost |= (AFFILIATIONS | TRAIT.doomtrooper | TRAIT.tribal) & ~gained;
  p.gained |= gained;
  emit(s, E.chose, rule, p.id, p.card, 1);
  note(s.batch, M_HERETIC, p.id);
}

/** Whom a card's own text has chosen. */
export function choose(s: State, p: Piece, chosen: Piece, rule: Cite): void {
  p.chosen = chosen.id;
  emit(s, E.picked, rule, chosen.id, chosen.card, p.card);
}

/** A card that lies on another gets a new bearer, and with him who controls it. */
export function hand(s: State, p: Piece, to: Piece, unbound: boolean, rule: Cite): void {
  if (p.marks & MARK.inside) board(s, p, false, rule);
  p.on = to.id;
  p.seat = to.seat;
  if (unbound) p.marks |= MARK.freed;
  emit(s, E.attached, rule, p.id, p.card, to.id, p.marks & MARK.hidden ? 0 : to.card);
  note(s.batch, M_ATTACHED, p.id, to.id);
}
