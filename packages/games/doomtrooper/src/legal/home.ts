/** Where a warrior belongs when he changes sides [DT 8.9.1] [DT R45] [DT R94]. Pure reads. */
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { KOHORT, MARK, OUTPOST, OUTSIDE, SQUAD, TRAIT } from '../vocabulary.ts';

/** The area of somebody of these traits; of who is both the Squad [DT R45]. */
export function areaOf(traits: number): number {
  if (traits & TRAIT.tribal) return OUTPOST;
  if (traits & TRAIT.doomtrooper) return SQUAD;
  return traits & TRAIT.legion ? KOHORT : OUTSIDE;
}

/** Where he then stands: who is on an Outpost stays on one. */
export function homeOf(s: State, p: Piece): number {
  // Nobody knows where a hidden one belongs: he stays in no area [DT 4.4.5].
  return p.zone === OUTPOST || p.marks & MARK.hidden ? p.zone : areaOf(traitsOf(s, p));
}
