/** Writers of turns: whose it is, actions, counts, the end. */
import type { Cite } from '@kolbiste/kernel';
import { clearFlow, emit } from '@kolbiste/kernel';
import { bearerOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { E } from '../events.ts';
import type { State } from '../state.ts';
import { ART, MARK } from '../vocabulary.ts';

/** Kinds of actions: places in `s.actions` [DT R24]. */
export const [NORMAL, EXTRA, NON_ATTACK, ATTACKS] = [0, 1, 2, 3];

/** What is left to do: places of `s.lock` [DT R25]. */
export const [FREE, NORMAL_ATTACK_ONLY, ATTACK_ONLY, NOTHING] = [0, 1, 2, 3];

/** @param n how many normal actions the turn has [DT 4.0.1] */
export function beginTurn(s: State, seat: number, n: number, rule: Cite): number {
  s.active = seat;
  s.turn++;
  s.actions = s.actions.map((_, kind) => (kind === NORMAL ? n : 0));
  s.converted = 0;
  s.lock = FREE;
  s.attacked = 0;
  s.saboteur = 0;
  s.uses.length = 0;
  return emit(s, E.turnBegan, rule, seat, s.turn);
}

/** With the own draw step a new period begins: transfers and sabotage are counted anew [DT R41] [DT R128]. */
export function beginPeriod(s: State, seat: number): void {
  s.sabotaged[seat] = 0;
  for (const p of s.pieces) if (p.seat === seat) p.marks &= ~MARK.transferred;
  // A spell that lies under a card may be cast anew.
  for (const p of s.pieces) if (cardOf(p.card).kind === ART && bearerOf(s, p)?.seat === seat) p.marks &= ~MARK.used;
}

/** Who left cover in this turn may attack again [DT 4.3.2]. */
export function endTurn(s: State, seat: number, rule: Cite): void {
  for (const p of s.pieces) p.marks &= ~MARK.uncovered;
  s.firstDone[seat] = 1;
  emit(s, E.turnEnded, rule, seat);
}

export function spend(s: State, seat: number, kind: number, n: number, rule: Cite): void {
  s.actions[kind] -= n;
  emit(s, E.acted, rule, seat, kind, n, s.actions[kind]);
}

export function gainActions(s: State, seat: number, kind: number, n: number, rule: Cite): void {
  s.actions[kind] += n;
  emit(s, E.actionsGained, rule, seat, kind, n);
}

/** Nothing can be done, or gained, in this step any more [DT R128]. */
export function endActions(s: State): void {
  s.lock = NOTHING;
}

/** All actions that are left are lost [DT 4.0.7]. */
export function loseActions(s: State, seat: number, rule: Cite): void {
  const n = s.actions.reduce((all, each) => all + each, 0);
  s.actions.fill(0);
  if (n > 0) emit(s, E.actionsLost, rule, seat, n);
}

/** Some of the normal actions are lost before they are used. */
export function dropActions(s: State, seat: number, n: number, rule: Cite): void {
  s.actions[NORMAL] -= n;
  emit(s, E.actionsLost, rule, seat, n);
}

export function setCountdown(s: State, seat: number, n: number, rule: Cite): void {
  s.countdown[seat] = n;
  emit(s, E.countdown, rule, seat, n);
}

const copiesIn = (piles: readonly (readonly number[])[], card: number): number =>
  piles.flat().filter((each) => each === card).length;

/** Cards that were being played lie nowhere: they go to their owners' piles, as all cards that were played [DT 4.19.9]. */
function putDown(s: State): void {
  for (const { locals } of s.frames) {
    const { card } = locals as { card: number };
    for (const [seat, { library, sideboard }] of s.config.decks.entries()) {
      const piles = [s.hands, s.libraries, s.discards, s.annihilated, s.sideboards].map((all) => all[seat]);
      const lying = copiesIn(piles, card) + s.pieces.filter((p) => p.owner === seat && p.card === card).length;
      if (lying < copiesIn([library, sideboard], card)) s.discards[seat].push(card);
    }
  }
}

/** The most promotion that anybody else without a debt has; -1 = nobody. */
const nextBest = (s: State, winner: number): number =>
  s.promotion.reduce(
    (best, n, seat) => (seat === winner || s.gone[seat] || s.debt[seat] ? best : Math.max(best, n)),
    -1,
  );

/** The game is over: everything that was under way is dropped. */
export function endGame(s: State, winner: number, reason: number, rule: Cite): void {
  s.winner = winner;
  s.reason = reason;
  s.batch.length = 0;
  putDown(s);
  if (winner < 0) emit(s, E.drawn, rule);
  else emit(s, E.won, rule, winner, reason, s.promotion[winner], nextBest(s, winner));
  clearFlow(s);
}

export function noteUse(s: State, piece: number, ability: number): void {
  s.uses.push(piece, ability);
}

/**
 * An attack is paid for; what that leaves of the others [DT R25].
 * @param isLast nothing but attacks may come after it
 */
export function payAttack(s: State, seat: number, kind: number, led: boolean, isLast: boolean, rule: Cite): void {
  spend(s, seat, kind, 1, rule);
  s.attacked = 1;
  if (isLast && !led) s.lock = ATTACK_ONLY;
  else if (isLast && kind !== NON_ATTACK) s.lock = Math.max(s.lock, NORMAL_ATTACK_ONLY);
  if (!led && kind === NORMAL && s.converted === 0) s.converted = 1;
}

/** What a player may do with actions, put away while another one acts at once [DT R29]. */
export function putAwayActions(s: State, kind: number, n: number): number[] {
  const kept = [...s.actions, s.converted, s.lock, s.attacked, s.saboteur];
  s.actions.fill(0);
  s.actions[kind] = n;
  [s.converted, s.lock, s.attacked, s.saboteur] = [0, FREE, 0, 0];
  return kept;
}

export function takeBackActions(s: State, kept: readonly number[]): void {
  for (let kind = 0; kind < s.actions.length; kind++) s.actions[kind] = kept[kind];
  [s.converted, s.lock, s.attacked, s.saboteur] = kept.slice(s.actions.length);
}

/** Sabotage is tried [DT 4.38.3]. */
export function noteSabotage(s: State, seat: number, target: number): void {
  s.sabotaged[seat] |= 1 << target;
  s.saboteur = 1;
}

/** Who has lost is out: the own cards leave the game, controlled ones go back to their owners [DT R133]. */
export function dropOut(s: State, seat: number, rule: Cite): void {
  s.gone[seat] = 1;
  emit(s, E.lost, rule, seat);
}
