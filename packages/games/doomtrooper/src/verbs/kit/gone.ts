/** Whether cards in play may leave it, or go into cover, by what a text does. */
import { isWarrior } from '../../board.ts';
import { rightsOf } from '../../holds.ts';
import type { Piece } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { traitsOf } from '../../traits.ts';
import { MARK, RIGHT, TRAIT } from '../../vocabulary.ts';

export { mayGo } from '../../legal/lose.ts';

/** NEVER in cover, and whoever is considered a vehicle, is no target [DT 4.2.10] [DT R71]. */
export function mayCover(s: State, p: Piece): boolean {
  if (!isWarrior(p) || p.marks & MARK.covered) return false;
  return (rightsOf(s, p) & RIGHT.neverCover) === 0 && (traitsOf(s, p) & TRAIT.vehicle) === 0;
}
