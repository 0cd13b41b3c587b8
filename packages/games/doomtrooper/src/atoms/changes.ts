/** Writers of cards in play that stay there: a new bearer, whom a text has chosen, another side. */
import type { Cite } from '@kolbiste/kernel';
import { emit, note } from '@kolbiste/kernel';
import { attachedTo } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { TRAITS } from '../cards/static.ts';
import { M_ATTACHED, M_HERETIC } from '../cards/timing.ts';
import { E, GONE_DISCARDED } from '../events.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { AFFILIATIONS, APOSTLES, BEAST, MARK, TRAIT } from '../vocabulary.ts';
import { board, leave, move } from './pieces.ts';

/** He is of the Legion from now on, and no more what he was [DT 8.5.1]. */
export function turnInto(s: State, p: Piece, gained: number, seat: number, rule: Cite): void {
  const was = traitsOf(s, p);
  p.lost |= (AFFILIATIONS | TRAIT.doomtrooper | TRAIT.tribal) & ~gained;
  p.gained |= gained;
  emit(s, E.chose, rule, p.id, p.card, 1);
  note(s.batch, M_HERETIC, p.id, seat, was);
}

/** What made him one of the Legion is undone: he is what is printed again. */
export function turnBack(s: State, p: Piece, rule: Cite): void {
  p.gained &= ~(TRAIT.legion | TRAIT.heretic | APOSTLES);
  p.lost &= ~(AFFILIATIONS | TRAIT.doomtrooper | TRAIT.tribal);
  s.lasting = s.lasting.filter((l) => l.piece !== p.id || l.what !== TRAITS || (l.n & TRAIT.heretic) === 0);
  emit(s, E.chose, rule, p.id, p.card, 0);
}

/** Whom a card's own text has chosen. */
export function choose(s: State, p: Piece, chosen: Piece, rule: Cite): void {
  p.chosen = chosen.id;
  emit(s, E.picked, rule, chosen.id, chosen.card, p.card);
}

/** A card that lies on another gets a new bearer, and with him who controls it. */
export function hand(s: State, p: Piece, to: Piece, rule: Cite, unbound = false): void {
  if (p.marks & MARK.inside) board(s, p, false, rule);
  p.on = to.id;
  p.seat = to.seat;
  if (unbound) p.marks |= MARK.freed;
  emit(s, E.attached, rule, p.id, p.card, to.id, to.card);
  note(s.batch, M_ATTACHED, p.id, to.id);
}

/**
 * An effect sends a warrior home from the Outpost: his beast is discarded first, and whoever is considered a beast himself
 * [DT 4.15.7] [DT 4.15.9] [DT R44].
 */
export function sendHome(s: State, p: Piece, zone: number, isBeast: boolean, rule: Cite): void {
  if (isBeast) return leave(s, p, GONE_DISCARDED, cite('4.15.9'));
  for (const other of attachedTo(s, p.id))
    if (cardOf(other.card).kind === BEAST) leave(s, other, GONE_DISCARDED, cite('4.15.7', 'R44'));
  move(s, p, zone, rule);
}

/** From which turn on something is counted; 0 = not yet. */
export function countFrom(p: Piece, turn: number): void {
  p.count = turn;
}
