/** Figures that are added up over several cards: willpower on the quest, threat of the staging area, an attack. */
import { playerAttackNow } from '../flow/forward-refs.ts';
import type { State, Thing } from '../state.ts';
import { COMMITTED, isCharacter, isEnemy, isLocation, MUTED, STAGING, thingOf } from '../state.ts';
import { attackOf, threatOf, willpowerOf } from './figures.ts';

/** What one card brings to a sum. */
export interface Share {
  readonly thing: number;
  readonly card: number;
  readonly n: number;
}

const shares = (s: State, things: readonly Thing[], figure: (s: State, t: Thing) => number): Share[] =>
  things.map((t) => ({ thing: t.id, card: t.card, n: figure(s, t) }));

const sum = (all: readonly Share[]): number => all.reduce((n, share) => n + share.n, 0);

/** The willpower of each committed character [LOTR 3.3]. */
export const willpowerShares = (s: State): Share[] =>
  shares(
    s,
    s.things.filter((t) => isCharacter(t) && t.marks & COMMITTED),
    willpowerOf,
  );

/** The threat of each card in the staging area; only these count [LOTR 3.9]. */
export const threatShares = (s: State): Share[] =>
  shares(
    s,
    s.things.filter((t) => t.zone === STAGING && (isEnemy(t) || isLocation(t)) && (t.marks & MUTED) === 0),
    threatOf,
  );

const attackers = (s: State, ids: readonly number[]): Share[] =>
  shares(
    s,
    ids.map((id) => thingOf(s, id)).filter((t) => t !== null),
    attackOf,
  );

/** The attack of each attacker of the attack that runs [LOTR 6.3.2.1]; empty without one. */
export const attackShares = (s: State): Share[] => attackers(s, playerAttackNow(s)?.x.attackers ?? []);

export const willpower = (s: State): number => sum(willpowerShares(s));
export const stagingThreat = (s: State): number => sum(threatShares(s));
/** Sum of the strength of these attackers [LOTR 6.3.2.1] [LOTR L58]. */
export const totalAttack = (s: State, ids: readonly number[]): number => sum(attackers(s, ids));
