/** Where a warrior belongs when he changes sides [DT 8.9.1] [DT R45] [DT R94]. Pure reads. */
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { KOHORT, MARK, OUTPOST, OUTSIDE, SQUAD, TRAIT } from '../vocabulary.ts';

export function homeOf(s: State, p: Piece): number {
  // Nobody knows where a hidden one belongs: he stays in no area [DT 4.4.5].
  if (p.zone === OUTPOST || p.marks & MARK.hidden) return p.zone;
  const traits = traitsOf(s, p);
  if (traits & TRAIT.doomtrooper) return SQUAD;
  if (traits & TRAIT.legion) return KOHORT;
  return traits & TRAIT.tribal ? OUTPOST : OUTSIDE;
}
