/** What lies on the table, looked up: pieces by number, whose traits are what, who bears whom. Pure reads. */
import { cardOf } from './cards/pool.ts';
import { HELPS, NO_ATTACKS } from './cards/static.ts';
import type { Combat, Piece } from './pieces.ts';
import { UNTIL_TURN } from './pieces.ts';
import type { State } from './state.ts';
import { ATTACHED, GEAR, MARK, TRAIT, WARRIOR } from './vocabulary.ts';

/** The piece of a number; null = it lies there no more. */
export function pieceOf(s: State, id: number): Piece | null {
  // Ascending by number: halved, for a piece that is asked for often lies late.
  let low = 0;
  let high = s.pieces.length - 1;
  while (low <= high) {
    const at = (low + high) >> 1;
    const found = s.pieces[at].id;
    if (found === id) return s.pieces[at];
    if (found < id) low = at + 1;
    else high = at - 1;
  }
  return null;
}

export const isWarrior = (p: Piece): boolean => cardOf(p.card).kind === WARRIOR;

/** In play: not sent out while its card lies there [DT 9.12] [DT 8.8.1]; what a warrior bears goes with him. */
export function inPlay(s: State, p: Piece): boolean {
  if (p.marks & MARK.out) return false;
  if (p.zone !== ATTACHED) return true;
  const bearer = pieceOf(s, p.on);
  return bearer !== null && inPlay(s, bearer);
}

/** The warrior who bears a card in the end: equipment on equipment is part of it [DT 4.6.5]. */
export function bearerOf(s: State, p: Piece): Piece | null {
  let at: Piece | null = p;
  while (at !== null && at.zone === ATTACHED) at = pieceOf(s, at.on);
  return at === p ? null : at;
}

/** The zone of a card; of an attached one that of its bearer. */
export function zoneOf(s: State, p: Piece): number {
  return p.zone === ATTACHED ? (bearerOf(s, p)?.zone ?? p.zone) : p.zone;
}

/** Traits without texts that hold: printed, got and lost for good, chosen [DT 8.4.1]. */
export function ownTraits(p: Piece): number {
  const printed = cardOf(p.card).traits;
  let traits = (printed | p.gained) & ~p.lost;
  if (printed & TRAIT.cultist) {
    const status = p.marks & MARK.asLegion ? TRAIT.legion : TRAIT.doomtrooper;
    traits = (traits & ~(TRAIT.legion | TRAIT.doomtrooper)) | status | TRAIT.heretic;
  }
  return traits;
}

/** Whether a player makes no attack action in this turn any more [DT R54]. */
export const isBarred = (s: State, seat: number): boolean =>
  s.lasting.some((l) => l.what === NO_ATTACKS && l.seat === seat && l.until === UNTIL_TURN);

export const combatNow = (s: State): Combat | null => (s.combats.length === 0 ? null : s.combats[s.combats.length - 1]);

/** In the combat that is fought: the number of the warrior beside whom somebody fights; himself where he helps nobody [DT 4.33]. */
function beside(s: State, c: Combat, p: Piece): number {
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.what === HELPS && l.ends === c.id && l.n === p.id) return l.piece;
  }
  return p.id;
}

/** Those who fight beside a warrior in the combat that is fought, as they joined [DT 4.33.1]. */
export function helpersOf(s: State, p: Piece): Piece[] {
  const c = combatNow(s);
  if (c === null) return [];
  return s.lasting.flatMap((l) =>
    l.what === HELPS && l.ends === c.id && l.piece === p.id ? (pieceOf(s, l.n) ?? []) : [],
  );
}

/** Attacker, defender, or a reinforcement of one of them [DT 4.22.5]. */
export function fights(s: State, p: Piece): boolean {
  const c = combatNow(s);
  if (c === null) return false;
  const id = beside(s, c, p);
  return c.attacker === id || c.defender === id;
}

/** Who stands against a warrior in the combat that is fought; null = he is in none. */
export function enemyOf(s: State, p: Piece): Piece | null {
  const c = combatNow(s);
  if (c === null) return null;
  const id = beside(s, c, p);
  if (c.attacker === id) return pieceOf(s, c.defender);
  return c.defender === id ? pieceOf(s, c.attacker) : null;
}

/** Attachments of a card, oldest first. */
export function attachedTo(s: State, id: number): Piece[] {
  return s.pieces.filter((p) => p.zone === ATTACHED && p.on === id);
}

/** The warriors of a seat that are in play, oldest first; hidden ones are. */
export function warriorsOf(s: State, seat: number): Piece[] {
  return s.pieces.filter((p) => p.seat === seat && isWarrior(p) && (p.marks & MARK.out) === 0);
}

/** The vehicle that a warrior bears, used or not; null = none. */
export function vehicleOf(s: State, id: number): Piece | null {
  return s.pieces.find((p) => p.zone === ATTACHED && p.on === id && cardOf(p.card).gear & GEAR.vehicle) ?? null;
}
