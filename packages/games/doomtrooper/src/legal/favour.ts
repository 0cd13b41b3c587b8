/** In whose favour a spell may be cast [DT 4.19.12] [DT 4.19.13] [DT 4.19.14] [DT R88]. Pure reads. */
import { enemyOf } from '../board.ts';
import { rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { RIGHT, TRAIT } from '../vocabulary.ts';

const BOTH = TRAIT.doomtrooper | TRAIT.legion;

/** A heretic who is no Doomtrooper any more casts for the Legion alone [DT 4.19.13]. */
export function servesLegion(s: State, caster: Piece | null): boolean {
  if (caster === null) return false;
  const own = traitsOf(s, caster);
  return (own & TRAIT.heretic) !== 0 && (own & BOTH) === TRAIT.legion;
}

/**
 * Whether a warrior may cast what is aimed at another.
 * @param harms then it favours whoever stands against that one in the combat, and nobody outside of one
 */
export function mayFavour(s: State, caster: Piece, target: Piece, harms: boolean): boolean {
  const favoured = harms ? enemyOf(s, target) : target;
  if (favoured === null || favoured.id === caster.id) return true;
  const [own, status] = [traitsOf(s, caster), traitsOf(s, favoured) & BOTH];
  const legion = (own & BOTH) === TRAIT.legion;
  // A heretic who is no Doomtrooper any more helps the Legion alone; tribes and others are free to all.
  if (status === TRAIT.legion) return (own & TRAIT.heretic) !== 0 || (rightsOf(s, caster) & RIGHT.artForLegion) !== 0;
  return status !== TRAIT.doomtrooper || !legion || (own & TRAIT.heretic) === 0;
}
