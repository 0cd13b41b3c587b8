/** Texts in force that concern a warrior or a player, one kind of them asked at a time. Pure reads. */
import { combatNow, pieceOf } from './board.ts';
import { cardOf, says } from './cards/pool.ts';
import type { Static } from './cards/static.ts';
import { OTHERS, OWN, SPARED_AFTER } from './cards/static.ts';
import type { Lasting, Piece } from './pieces.ts';
import { UNTIL_COMBAT } from './pieces.ts';
import { isPrinted } from './printed.ts';
import { passes, whenHolds } from './sieve.ts';
import type { State } from './state.ts';
import { isInUse, isUsable, speaks } from './traits.ts';
import { MARK, PLAYER } from './vocabulary.ts';

export { isPrinted } from './printed.ts';

/** Calls for each text of a kind that concerns a card in play: what it is, and whose card speaks; what plays left behind first. */
export function eachHeld(s: State, p: Piece, what: number, call: (t: Static, by: Piece) => void): void {
  for (const by of s.pieces) {
    if (!says(by.card, what)) continue;
    for (const t of cardOf(by.card).statics) {
      if (t.what !== what || !speaks(s, by, p) || !isInUse(s, by, p)) continue;
      if (passes(s, t.whom, by, by.seat, p) && whenHolds(s, t.when, by, p)) call(t, by);
    }
  }
}

/** What plays left behind on a card in play, of one kind. */
export const lastingOn = (s: State, p: Piece, what: number): Lasting[] =>
  s.lasting.filter(
    (l) =>
      l.what === what &&
      (l.piece === 0 || l.piece === p.id) &&
      (l.until !== UNTIL_COMBAT || combatNow(s)?.id === l.ends),
  );

/** Whether any text of a kind concerns it, for another card: what it asks of that one must hold. */
export function isHeld(s: State, p: Piece, what: number, other: Piece | null = null): boolean {
  let found = lastingOn(s, p, what).length > 0;
  eachHeld(s, p, what, (t, by) => {
    found ||= t.of === null || (other !== null && passes(s, t.of, by, by.seat, other));
  });
  return found;
}

/** Calls for each text of a kind that concerns a player: whose cards it means is seen from before whom it lies. */
export function eachForSeat(s: State, seat: number, what: number, call: (t: Static, by: Piece) => void): void {
  for (const by of s.pieces) {
    if (!says(by.card, what) || by.marks & (MARK.hidden | MARK.out)) continue;
    for (const t of cardOf(by.card).statics) {
      if (t.what !== what || !isUsable(s, by) || !whenHolds(s, t.when, by, null)) continue;
      const { whose } = t.of ?? t.whom;
      const mine = by.zone === PLAYER ? by.on : by.seat;
      if (whose === OWN ? mine !== seat : whose === OTHERS && mine === seat) continue;
      call(t, by);
    }
  }
}

/** Whether a text keeps from somebody what a card does to him after the combat. */
export function isSparedFrom(s: State, { piece, card }: Lasting): boolean {
  const p = pieceOf(s, piece);
  let spared = false;
  if (p !== null)
    eachHeld(s, p, SPARED_AFTER, (t) => {
      spared ||= t.of !== null && isPrinted(cardOf(card), t.of);
    });
  return spared;
}
