/** Whether cards in play may leave it, or go into cover, by what a text does. */
import type { Cite } from '@kolbiste/kernel';
import { note } from '@kolbiste/kernel';
import { leave } from '../../atoms/pieces.ts';
import { isWarrior } from '../../board.ts';
import { cardOf } from '../../cards/pool.ts';
import { M_DESTROYED } from '../../cards/timing.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { rightsOf } from '../../holds.ts';
import type { Piece } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { traitsOf } from '../../traits.ts';
import { FORTIFICATION, MARK, RIGHT, TRAIT, WARZONE } from '../../vocabulary.ts';

export { mayGo } from '../../legal/lose.ts';

/** What is destroyed rather than discarded: fortifications and warzones. */
const PLACES = [FORTIFICATION, WARZONE];

/** A card is taken away by what a player's text does. */
export function destroy(s: State, x: EffectContext, p: Piece, how: number, rule: Cite): void {
  const { card } = p;
  leave(s, p, how, rule);
  if (PLACES.includes(cardOf(card).kind)) note(s.batch, M_DESTROYED, card, x.seat);
}

/** NEVER in cover, and whoever is considered a vehicle, is no target [DT 4.2.10] [DT R71]. */
export function mayCover(s: State, p: Piece): boolean {
  if (!isWarrior(p) || p.marks & MARK.covered) return false;
  return (rightsOf(s, p) & RIGHT.neverCover) === 0 && (traitsOf(s, p) & TRAIT.vehicle) === 0;
}
