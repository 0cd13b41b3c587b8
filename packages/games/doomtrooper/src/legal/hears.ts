/** Which texts hear of what has happened: triggers of cards in play, and missions of a hand that it would fulfil. Pure reads. */

import { bearerOf, pieceOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { ON_PLAYER } from '../cards/card.ts';
import { cardOf, pool } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import { BEARER, OTHERS, OWN } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { isPrinted } from '../held.ts';
import type { Piece } from '../pieces.ts';
import { JUST_COME } from '../pieces.ts';
import { passes, whenHolds } from '../sieve.ts';
import type { State } from '../state.ts';
import { isUsable, traitsOf } from '../traits.ts';
import { ATTACHED, MISSION, PLAYER } from '../vocabulary.ts';
import { mayLay } from './lay.ts';
import { fulfils } from './missions.ts';
import { timesUsed } from './play.ts';

/** What has happened: the moment, its subject and two facts. */
export type Happened = readonly number[];

/** Moments about a player rather than a piece. */
const ABOUT_SEATS = new Set<number>([
  T.M_TURN_START,
  T.M_DRAW_STEP,
  T.M_TURN_END,
  T.M_AWARDED,
  T.M_DECLARED,
  T.M_SABOTAGE,
]);

/** Whose playing or destroying a text hears of: its player's, or that of whom it lies before. */
const whoseDeed = (by: Piece, { whose }: Sieve): number => (whose === BEARER && by.zone === PLAYER ? by.on : by.seat);

/** Who was made a heretic by whom: he may be meant by what he was before. */
function hearsTurn(s: State, by: Piece, a: Ability, [subject, object, was]: readonly number[]): boolean {
  const p = pieceOf(s, subject);
  if (p === null || (a.by?.whose === OWN && object !== by.seat)) return false;
  return a.about === null || passes(s, a.about, by, by.seat, p, (q) => was | traitsOf(s, q));
}

/** Whether a text that waits for such a moment hears of this one. */
export function hears(s: State, by: Piece, a: Ability, [moment, subject, object, amount]: Happened): boolean {
  if (!isUsable(s, by)) return false;
  if (a.perTurn > 0 && timesUsed(s, by.id, cardOf(by.card).abilities.indexOf(a)) >= a.perTurn) return false;
  if (!whenHolds(s, a.when, by, by)) return false;
  if (moment === T.M_HERETIC) return hearsTurn(s, by, a, [subject, object, amount]);
  if (a.by !== null) {
    const doer = pieceOf(s, object);
    if (doer === null || !passes(s, a.by, by, by.seat, doer)) return false;
  }
  if (a.about === null) return !ABOUT_SEATS.has(moment) || subject === by.seat;
  if (ABOUT_SEATS.has(moment)) {
    const { whose } = a.about;
    // Before whom it lies, or who controls its bearer: what is laid there hears that player's turns.
    if (whose === BEARER) return subject === (by.zone === PLAYER ? by.on : bearerOf(s, by)?.seat);
    return whose === OWN ? subject === by.seat : whose !== OTHERS || subject !== by.seat;
  }
  // A card that is no piece: played, or destroyed, by whose text it is.
  if (moment === T.M_PLAYED || moment === T.M_DESTROYED)
    return object === whoseDeed(by, a.about) && isPrinted(cardOf(subject), a.about);
  if (moment === T.M_IMPRISONED && object !== by.seat) return false;
  const p = pieceOf(s, subject);
  return p !== null && passes(s, a.about, by, by.seat, p);
}

/** What fulfils missions at once, and everybody sees: who was killed, made a heretic, imprisoned, what was destroyed. */
export const PROVABLE: readonly number[] = [T.M_KILLED, T.M_DESTROYED, T.M_HERETIC, T.M_IMPRISONED];

/** A mission of a hand as if it lay there. */
const laidAt = (seat: number, card: Card, place: number): Piece => ({
  ...JUST_COME,
  id: -1,
  card: card.id,
  owner: seat,
  seat,
  zone: card.lays === ON_PLAYER ? PLAYER : ATTACHED,
  on: place,
});

/** The texts of a mission that lies somewhere which would be fulfilled by what has happened. */
export const provenBy = (s: State, by: Piece, happened: Happened): number[] =>
  cardOf(by.card).abilities.flatMap((a, at) =>
    a.on === happened[0] && fulfils(by.card, a) && hears(s, by, a, happened) ? [at] : [],
  );

/** Where a mission of a hand would be fulfilled by what has happened, had it lain there [DT 4.11.1]; -1 = nowhere. */
export function provenAt(s: State, seat: number, card: Card, happened: Happened): number {
  if (card.kind !== MISSION || !card.scripted) return -1;
  const [, subject, object] = happened;
  const places = card.lays === ON_PLAYER ? [seat] : [object, subject];
  return (
    places.find(
      (place) => mayLay(s, seat, card, place) === 0 && provenBy(s, laidAt(seat, card, place), happened).length > 0,
    ) ?? -1
  );
}

/** Whether it would fulfil any mission that a player could hold: everybody knows that. */
export const isProvable = (s: State, seat: number, happened: Happened): boolean =>
  pool.ids.some((id) => provenAt(s, seat, cardOf(id), happened) >= 0);
