/** A side of a combat: a warrior and those who fight beside him [DT 4.33] [DT R120]. Pure reads. */
import { combatNow, fights, helpersOf, isWarrior, pieceOf } from '../board.ts';
import { figureOf } from '../figures.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { isCapable, tacticsOf } from './capable.ts';

/** A figure of a side: of the warrior and of all beside him who may fight by its tactic. */
export function sideFigure(s: State, p: Piece, figure: number): number {
  const tactic = combatNow(s)?.tactic ?? 0;
  return helpersOf(s, p)
    .filter((q) => tacticsOf(s, q) & tactic)
    .reduce((sum, q) => sum + figureOf(s, q, figure), figureOf(s, p, figure));
}

/** The warrior beside whom a player's warriors may fight now; null = there is none. */
function mainOf(s: State, seat: number): Piece | null {
  const c = combatNow(s);
  if (c === null || c.phase < 3 || c.over) return null;
  return pieceOf(s, c.attackerSeat === seat ? c.attacker : c.defenderSeat === seat ? c.defender : 0);
}

const ABSENT = MARK.out | MARK.hidden | MARK.imprisoned;

/** Whom a warrior may join: of the same player, in the same area, by a tactic that both may use; null = nobody [DT 4.33.1]. */
export function joins(s: State, seat: number, p: Piece): Piece | null {
  const main = mainOf(s, seat);
  const c = combatNow(s);
  if (main === null || c === null || p.seat !== seat || !isWarrior(p) || fights(s, p)) return null;
  if (p.zone !== main.zone || p.marks & ABSENT || !isCapable(s, p)) return null;
  if (main.id === c.attacker && p.marks & MARK.covered) return null;
  return tacticsOf(s, p) & c.tactic ? main : null;
}
