/** Texts in force that concern a warrior or a player, one kind of them asked at a time. Pure reads. */
import { combatNow, pieceOf } from './board.ts';
import type { Card } from './cards/card.ts';
import { cardOf } from './cards/pool.ts';
import type { Static } from './cards/static.ts';
import { OTHERS, OWN, SPARED_AFTER } from './cards/static.ts';
import type { Lasting, Piece } from './pieces.ts';
import { UNTIL_COMBAT } from './pieces.ts';
import { isPrinted } from './printed.ts';
import { isMeant, passes, whenHolds } from './sieve.ts';
import { speakersOf } from './speakers.ts';
import type { State } from './state.ts';
import { isInUse, isUsable, speaks } from './traits.ts';
import { MARK, PLAYER } from './vocabulary.ts';

export { isPrinted } from './printed.ts';

/** Whether a text holds for a card in play; whom it means is read off first, for most mean somebody else. */
const holds = (s: State, t: Static, by: Piece, p: Piece): boolean =>
  isMeant(s, t.whom, by, by.seat, p) &&
  speaks(s, by, p) &&
  isInUse(s, by, p) &&
  passes(s, t.whom, by, by.seat, p) &&
  whenHolds(s, t.when, by, p);

/** Calls for each text of a kind that concerns a card in play: what it is, and whose card speaks; what plays left behind first. */
export function eachHeld(s: State, p: Piece, what: number, call: (t: Static, by: Piece) => void): void {
  for (const by of speakersOf(s, what))
    for (const t of cardOf(by.card).statics) if (t.what === what && holds(s, t, by, p)) call(t, by);
}

/**
 * Whether a text of a kind that is about a card in play holds and is such a one: that of a weapon too, which is in use in no
 * combat yet.
 */
export const isSpoken = (
  s: State,
  p: Piece,
  what: number,
  is: (t: Static, by: Piece) => boolean = () => true,
): boolean =>
  speakersOf(s, what).some(
    (by) =>
      speaks(s, by, p) &&
      cardOf(by.card).statics.some(
        (t) => t.what === what && passes(s, t.whom, by, by.seat, p) && whenHolds(s, t.when, by, p) && is(t, by),
      ),
  );

/** Whether a text names such another card in play. */
export const names = (s: State, t: Static, by: Piece, other: Piece): boolean =>
  t.of !== null && passes(s, t.of, by, by.seat, other);

/** Whether a text names such a printed card. */
export const namesCard = (t: Static, card: Card): boolean => t.of !== null && isPrinted(card, t.of);

/** What plays left behind on a card in play, of one kind. */
export const lastingOn = (s: State, p: Piece, what: number): Lasting[] =>
  s.lasting.filter((l) => l.what === what && isOn(s, l, p));

const isOn = (s: State, l: Lasting, p: Piece): boolean =>
  (l.piece === 0 || l.piece === p.id) && (l.until !== UNTIL_COMBAT || combatNow(s)?.id === l.ends);

/** Whether any text of a kind concerns it, for another card: what it asks of that one must hold. */
export function isHeld(s: State, p: Piece, what: number, other: Piece | null = null): boolean {
  for (const l of s.lasting) if (l.what === what && isOn(s, l, p)) return true;
  for (const by of speakersOf(s, what))
    for (const t of cardOf(by.card).statics) {
      if (t.what !== what || !holds(s, t, by, p)) continue;
      if (t.of === null || (other !== null && passes(s, t.of, by, by.seat, other))) return true;
    }
  return false;
}

/** Calls for each text of a kind that concerns a player: whose cards it means is seen from before whom it lies. */
export function eachForSeat(s: State, seat: number, what: number, call: (t: Static, by: Piece) => void): void {
  for (const by of speakersOf(s, what)) {
    if (by.marks & (MARK.hidden | MARK.out)) continue;
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
      spared ||= namesCard(t, cardOf(card));
    });
  return spared;
}
