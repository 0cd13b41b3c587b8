/** Rights, immunity, aspects and combat abilities of a warrior: printed, and what texts in force add. Pure reads. */
import { combatNow, enemyOf, helpersOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import {
  AUTO_KILL,
  CASTS,
  FIRST_STRIKE,
  IMMUNE,
  KILL_DOUBLE,
  LOSES_IMMUNITY,
  NEVER_FIRST,
  NEVER_HERETIC,
  NO_RETURN,
  RIGHTS,
  WOUND_KILLS,
} from './cards/static.ts';
import { immunityTo } from './immunity.ts';
import type { Piece } from './pieces.ts';
import { isMeant, passes, whenHolds } from './sieve.ts';
import { speakersOf } from './speakers.ts';
import type { State } from './state.ts';
import { isInUse, speaks } from './traits.ts';
import { FIGHT, MARK, RIGHT, SHOOT } from './vocabulary.ts';
import { isAtHome } from './worth.ts';

/** Each text in force of one kind that concerns a warrior: their masks, or'ed. `most` takes the greatest instead. */
function heldBy(s: State, p: Piece, what: number, most: boolean): number {
  let held = 0;
  for (const by of speakersOf(s, what)) {
    for (const t of cardOf(by.card).statics) {
      if (t.what !== what || !isMeant(s, t.whom, by, by.seat, p)) continue;
      if (!speaks(s, by, p) || !isInUse(s, by, p)) continue;
      if (isUnheeded(s, what, by.card, by.seat, p)) continue;
      if (passes(s, t.whom, by, by.seat, p) && whenHolds(s, t.when, by, p))
        held = most ? Math.max(held, t.n) : held | t.n;
    }
  }
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.what !== what || (l.piece !== 0 && l.piece !== p.id)) continue;
    if (isUnheeded(s, what, l.card, l.seat, p)) continue;
    if (l.until !== 0 || combatNow(s)?.id === l.ends) held = most ? Math.max(held, l.n) : held | l.n;
  }
  return held;
}

/** What he may and must [DT 8.10.1]. Of a hidden warrior nothing is known [DT R58]. */
export function rightsOf(s: State, p: Piece): number {
  return p.marks & MARK.hidden ? 0 : cardOf(p.card).rights | heldBy(s, p, RIGHTS, false);
}

/** Whom he fights has a text by which cover helps nobody. */
export function isSeenThrough(s: State, p: Piece): boolean {
  const enemy = enemyOf(s, p);
  return enemy !== null && (rightsOf(s, enemy) & RIGHT.ignoresCover) !== 0;
}

export function immunityOf(s: State, p: Piece): number {
  if (p.marks & MARK.hidden) return 0;
  const immune = cardOf(p.card).immune | heldBy(s, p, IMMUNE, false);
  // It is cancelled wherever it comes from; the cards stay [DT 7.6.5].
  return immune === 0 ? 0 : immune & ~heldBy(s, p, LOSES_IMMUNITY, false);
}

/** Aspects of the Art that he casts [DT 4.19.1]. */
export function aspectsOf(s: State, p: Piece): number {
  return p.marks & MARK.hidden ? 0 : cardOf(p.card).aspects | heldBy(s, p, CASTS, false);
}

/** What holds in a comparison of strikes: who is immune to a card of the other side heeds none of it [DT 7.6.3] [DT R121]. */
const IN_STRIKES = [AUTO_KILL, KILL_DOUBLE, FIRST_STRIKE, NO_RETURN];
function isUnheeded(s: State, what: number, card: number, seat: number, p: Piece): boolean {
  const kind = IN_STRIKES.includes(what) ? immunityTo(card) : 0;
  if (kind === 0) return false;
  const enemy = enemyOf(s, p);
  return enemy !== null && enemy.seat !== seat && sideImmune(s, enemy, kind);
}

/** A side has an ability if all who fight on it have it [DT 4.33.2] [DT R120]. */
const allHave = (s: State, p: Piece, has: (q: Piece) => boolean): boolean => [p, ...helpersOf(s, p)].every(has);

/** Whether whom he wounds by a tactic is killed [DT R107]: by a text, or since he defends at home. */
export const killsBy = (s: State, p: Piece, tactic: number): boolean =>
  allHave(s, p, (q) => ((heldBy(s, q, AUTO_KILL, false) | (isAtHome(s, q) ? FIGHT | SHOOT : 0)) & tactic) !== 0);

/** Whether a strike of more than twice the armor kills. */
export const killsDouble = (s: State, p: Piece, tactic: number): boolean =>
  allHave(s, p, (q) => (heldBy(s, q, KILL_DOUBLE, false) & tactic) !== 0);

/** Whether a side is immune to cards of a kind: all who fight on it must be [DT 4.33.2]. */
export const sideImmune = (s: State, p: Piece, kind: number): boolean =>
  allHave(s, p, (q) => (immunityOf(s, q) & kind) !== 0);

/** Whether whom he strikes first does not strike back: 1 never, 2 not if wounded. */
export const stopsReturn = (s: State, p: Piece): number => heldBy(s, p, NO_RETURN, false);

/** Whether any wound kills him. */
export const woundsKill = (s: State, p: Piece): boolean => heldBy(s, p, WOUND_KILLS, false) !== 0;

/** Whether he never becomes a heretic. */
export const isFaithful = (s: State, p: Piece): boolean => heldBy(s, p, NEVER_HERETIC, false) !== 0;

const rankOf = (s: State, p: Piece): number =>
  heldBy(s, p, NEVER_FIRST, true) > 0 ? 0 : heldBy(s, p, FIRST_STRIKE, true);

/** The rank of first strike of a side: 2 ALWAYS, 1, 0; NEVER beats them; the lowest of all who fight on it [DT R115] [DT 4.33.2]. */
export const strikeRank = (s: State, p: Piece): number => Math.min(...[p, ...helpersOf(s, p)].map((q) => rankOf(s, q)));
