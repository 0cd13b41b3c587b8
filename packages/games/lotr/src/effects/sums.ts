/**
 * Figures that are added up over several cards: willpower on the quest, threat of the staging area, an attack. One walk adds up
 * and tells, where asked, what each card brings.
 */
import { playerAttackNow } from '../flow/forward-refs.ts';
import { isCharacter, isEnemy, isLocation, thingOf } from '../in-play.ts';
import type { State, Thing } from '../state.ts';
import { COMMITTED, MUTED, STAGING } from '../state.ts';
import { attackOf, threatOf, willpowerOf } from './figures.ts';

/** What one card brings to a sum. */
export interface Share {
  readonly thing: number;
  readonly card: number;
  readonly n: number;
}

function share(t: Thing, n: number, why: Share[] | null): number {
  if (why !== null) why.push({ thing: t.id, card: t.card, n });
  return n;
}

const isCommitted = (t: Thing): boolean => isCharacter(t) && (t.marks & COMMITTED) !== 0;

/**
 * The willpower of each committed character [LOTR 3.3].
 * @param why where given, what each card brings is put in, here and below
 */
export function willpower(s: State, why: Share[] | null = null): number {
  let sum = 0;
  for (const t of s.things) if (isCommitted(t)) sum += share(t, willpowerOf(s, t), why);
  return sum;
}

/** The same with these characters beside those who are committed already. */
export function pledged(s: State, ids: readonly number[]): number {
  let sum = willpower(s);
  for (const id of ids) {
    const t = thingOf(s, id);
    if (t !== null && !isCommitted(t)) sum += willpowerOf(s, t);
  }
  return sum;
}

const threatens = (t: Thing): boolean => t.zone === STAGING && (isEnemy(t) || isLocation(t)) && (t.marks & MUTED) === 0;

/** The threat of each card in the staging area; only these count [LOTR 3.9]. */
export function stagingThreat(s: State, why: Share[] | null = null): number {
  let sum = 0;
  for (const t of s.things) if (threatens(t)) sum += share(t, threatOf(s, t), why);
  return sum;
}

/** The attack of each of these attackers [LOTR 6.3.2.1] [LOTR L58]. */
export function totalAttack(s: State, ids: readonly number[], why: Share[] | null = null): number {
  let sum = 0;
  for (const id of ids) {
    const t = thingOf(s, id);
    if (t !== null) sum += share(t, attackOf(s, t), why);
  }
  return sum;
}

const told = (walk: (why: Share[]) => void): Share[] => {
  const shares: Share[] = [];
  walk(shares);
  return shares;
};

export const willpowerShares = (s: State): Share[] => told((why) => willpower(s, why));
export const threatShares = (s: State): Share[] => told((why) => stagingThreat(s, why));
/** Of the attack that runs; empty without one. */
export const attackShares = (s: State): Share[] =>
  told((why) => totalAttack(s, playerAttackNow(s)?.locals.attackers ?? [], why));
