/** Whether a fortification protects a warrior: a text of it that holds reaches him [DT 4.9.3] [DT 4.28.5]. Pure reads. */
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import { fortifies } from '../figures.ts';
import { sheltered } from '../forward-refs.ts';
import type { Piece } from '../pieces.ts';
import { passes, whenHolds } from '../sieve.ts';
import type { State } from '../state.ts';
import { isInUse, speaks } from '../traits.ts';
import { FORTIFICATION } from '../vocabulary.ts';

function isSheltered(s: State, of: Sieve, by: Piece | null, seat: number, p: Piece): boolean {
  return s.pieces.some((fort) => {
    const { kind, statics } = cardOf(fort.card);
    if (kind !== FORTIFICATION || fort.seat !== p.seat || !passes(s, of, by, seat, fort)) return false;
    if (!speaks(s, fort, p) || !isInUse(s, fort, p) || !fortifies(s, fort, p)) return false;
    return statics.some((t) => passes(s, t.whom, fort, fort.seat, p) && whenHolds(s, t.when, fort, p));
  });
}
sheltered.bind(isSheltered);
