/** What a text lets a player lay, or bring in, at any time for no action. Pure reads. */
import { isWarrior, pieceOf } from '../board.ts';
import type { Card } from '../cards/card.ts';
import { ON_WARRIOR } from '../cards/card.ts';
import type { Static } from '../cards/static.ts';
import { FREELY } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { eachHeld, namesCard } from '../held.ts';
import type { Piece } from '../pieces.ts';
import { NO_DESTINY, NOT_NOW } from '../refusals.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { WARRIOR } from '../vocabulary.ts';
import { mayBear } from './lay.ts';
import { playOf } from './play.ts';
import { freeEntry, isBanned, layFee } from './price.ts';
import { mayPlayWarrior } from './warriors.ts';

/** FREELY: nothing is paid; whatever the card asks of its bearer. */
const [GRATIS, UNBOUND] = [1, 2];

/** The text that lets a card be laid on a warrior so. */
function textFor(s: State, seat: number, w: Piece, card: Card): Static | null {
  let found: Static | null = null;
  eachHeld(s, w, FREELY, (t, by) => {
    if (by.seat === seat && namesCard(t, card)) found = t;
  });
  return found;
}

/** Warriors on whom a card may be laid so, oldest first. */
export function freePlaces(s: State, seat: number, card: Card): Piece[] {
  if (card.lays !== ON_WARRIOR || !speakersOf(s, FREELY).some((by) => by.seat === seat)) return [];
  return s.pieces.filter((w) => {
    const t = isWarrior(w) ? textFor(s, seat, w, card) : null;
    if (t !== null && (t.n & GRATIS) === 0 && layFee(s, w, card) > s.destiny[seat]) return false;
    return t !== null && mayBear(s, seat, w, card, true, (t.n & UNBOUND) !== 0) === 0;
  });
}

/** Whether nothing is paid for a card that is laid so. */
export function isGratis(s: State, seat: number, card: Card, place: number): boolean {
  const w = pieceOf(s, place);
  return w !== null && ((textFor(s, seat, w, card)?.n ?? 0) & GRATIS) !== 0;
}

/** Whether it is laid whatever it asks of its bearer. */
export function isUnbound(s: State, seat: number, card: Card, place: number): boolean {
  const w = pieceOf(s, place);
  return w !== null && ((textFor(s, seat, w, card)?.n ?? 0) & UNBOUND) !== 0;
}

/** Whether a card that costs an action may be played in a window, by a text. */
export function mayFreely(s: State, seat: number, card: Card): number {
  if (card.kind === WARRIOR) return freeEntry(s, seat, card) > 0 ? mayPlayWarrior(s, seat, card) : NOT_NOW;
  if (playOf(card).timing !== T.ACTION) return NOT_NOW;
  return mayLayFreely(s, seat, card);
}

function mayLayFreely(s: State, seat: number, card: Card): number {
  const places = freePlaces(s, seat, card);
  if (places.length === 0 || isBanned(s, seat, card)) return NOT_NOW;
  const isPaid = places.some((w) => isGratis(s, seat, card, w.id)) || s.destiny[seat] >= playOf(card).destiny;
  return isPaid ? 0 : NO_DESTINY;
}
