/** Where a warrior belongs when he changes sides [DT 8.9.1] [DT R45] [DT R94]. Pure reads. */
import { cardOf } from '../cards/pool.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { KOHORT, OUTPOST, OUTSIDE, SQUAD, TRAIT } from '../vocabulary.ts';

export function homeOf(s: State, p: Piece): number {
  if (p.zone === OUTPOST) return OUTPOST;
  const traits = traitsOf(s, p);
  if (traits & TRAIT.doomtrooper) return SQUAD;
  if (traits & TRAIT.legion) return KOHORT;
  return traits & TRAIT.tribal ? OUTPOST : cardOf(p.card).areas === 0 ? p.zone : OUTSIDE;
}
