/** Warzones [DT 4.13] [DT 4.27]. Pure reads. */
import { cardOf } from '../cards/pool.ts';
import { ONLY_FOR } from '../cards/static.ts';
import { rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { OUTPOST, RIGHT, WARZONE } from '../vocabulary.ts';

/** Zones from which the defender may defend: of his player, in his area [DT 4.27] [DT R81]. */
export function zonesFor(s: State, d: Piece | null): Piece[] {
  if (d === null) return [];
  const any = (rightsOf(s, d) & RIGHT.anyZone) !== 0;
  return s.pieces.filter((p) => {
    if (cardOf(p.card).kind !== WARZONE) return false;
    for (const t of cardOf(p.card).statics)
      if (t.what === ONLY_FOR && t.of !== null && !passes(s, t.of, p, p.seat, d)) return false;
    if (any) return (p.zone === OUTPOST) === (d.zone === OUTPOST);
    return p.seat === d.seat && p.zone === d.zone;
  });
}
