/** What a warrior need not heed: cards of a kind to which he is immune, and cards that a text names [DT 7.6] [DT R121]. Pure reads. */
import { enemyOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { STRIPS, UNTOUCHED } from './cards/static.ts';
import { eachHeld, isHeld, isPrinted, lastingOn } from './held.ts';
import { immunityOf, sideImmune } from './holds.ts';
import { immunityTo } from './immunity.ts';
import type { Piece } from './pieces.ts';
import { passes } from './sieve.ts';
import { speakersOf } from './speakers.ts';
import type { State } from './state.ts';

/** Whether a text on him keeps such a card from doing him harm. */
export function isUntouched(s: State, p: Piece, card: number): boolean {
  let found = false;
  eachHeld(s, p, UNTOUCHED, (t) => {
    found ||= t.of !== null && isPrinted(cardOf(card), t.of);
  });
  return found;
}

/** Whether an immunity takes a change away: of what worsens the side of whoever is immune, played by another [DT R121]. */
export function isIgnored(s: State, card: number, seat: number, better: boolean, p: Piece): boolean {
  if (!better && card !== 0 && p.seat !== seat && isUntouched(s, p, card)) return true;
  const kind = card === 0 ? 0 : immunityTo(card);
  if (kind === 0) return false;
  if (!better) return p.seat !== seat && (immunityOf(s, p) & kind) !== 0;
  const enemy = enemyOf(s, p);
  return enemy !== null && enemy.seat !== seat && sideImmune(s, enemy, kind);
}

/** Whether whom he fights lets nothing better his figures in that combat. */
export function isStripped(s: State, p: Piece): boolean {
  if (s.combats.length === 0 || speakersOf(s, STRIPS).length === 0) return false;
  const enemy = enemyOf(s, p);
  return enemy !== null && isHeld(s, enemy, STRIPS);
}

/** Whether a text that protects him counts against somebody: not one of a card to which that side is immune [DT 7.6.3] [DT R121]. */
export function isGuarded(s: State, p: Piece, what: number, against: Piece): boolean {
  const heeds = (card: number, seat: number): boolean => !isIgnored(s, card, seat, true, p);
  let found = lastingOn(s, p, what).some((l) => heeds(l.card, l.seat));
  eachHeld(s, p, what, (t, by) => {
    found ||= heeds(by.card, by.seat) && (t.of === null || passes(s, t.of, by, by.seat, against));
  });
  return found;
}
