/** Who may attack whom, as texts ask. */
import { printed } from '../cards/pool.ts';
import { attackersRunning } from '../flow/forward-refs.ts';
import { engagedWith, isEnemy } from '../in-play.ts';
import type { State, Thing } from '../state.ts';
import { ENGAGED, HAS_ATTACKED, STAGING } from '../state.ts';
import { RANGED } from '../vocabulary.ts';
import { borne, ownPassive } from './figures.ts';

/** Before the first part of its attack only [LOTR L21]. */
export function mayStillAttack(s: State, t: Thing): boolean {
  if (t.zone !== ENGAGED || t.marks & HAS_ATTACKED) return false;
  return !attackersRunning(s).includes(t.id);
}

/** The enemies engaged with a player that may still attack. */
export const stillToAttack = (s: State, seat: number): Thing[] =>
  engagedWith(s, seat).filter((t) => mayStillAttack(s, t));

/** Whether an enemy is kept from attacking a seat: a ban protects one player, a snare all [LOTR L86]. */
export function isKept(s: State, seat: number, t: Thing): boolean {
  if (borne(s, t, 'cannotAttack') !== null) return true;
  for (let i = 0; i < s.bans.length; i += 2) if (s.bans[i] === t.id && s.bans[i + 1] === seat) return true;
  return false;
}

/** Enemies that a character may attack alone [LOTR L65] [LOTR K.1] [LOTR L89]. */
export function targetsOf(s: State, seat: number, t: Thing): Thing[] {
  const ranged = (printed(t.card).keywords & RANGED) !== 0;
  const staging = ownPassive(t.card, 'attacksStaging') !== undefined;
  return s.things.filter(
    (e) => isEnemy(e) && ((e.zone === ENGAGED && (e.seat === seat || ranged)) || (e.zone === STAGING && staging)),
  );
}
