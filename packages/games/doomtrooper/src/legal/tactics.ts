/** By which tactic the combat that is fought may go on, or be begun [DT 4.36.1] [DT R102]. Pure reads. */
import { combatNow, pieceOf } from '../board.ts';
import type { State } from '../state.ts';
import { tacticsOf } from './capable.ts';
import { plannedTactic } from './forced.ts';

/** Those that both may use. */
export function legalTactics(s: State): number {
  const c = combatNow(s);
  const [a, d] = [pieceOf(s, c?.attacker ?? 0), pieceOf(s, c?.defender ?? 0)];
  return a === null || d === null ? 0 : tacticsOf(s, a) & tacticsOf(s, d);
}

/** Those that may be announced: what the attacker's player has bound himself to, if it can be. */
export function openTactics(s: State): number {
  const [legal, c] = [legalTactics(s), combatNow(s)];
  return c === null ? legal : legal & plannedTactic(s, c) || legal;
}
