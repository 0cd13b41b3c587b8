/** Whom a text may wound or kill outside of a strike. */
import { isWarrior } from '../../board.ts';
import type { WhomTerm } from '../../cards/parts.ts';
import { cardOf } from '../../cards/pool.ts';
import { HARDY, UNHARMED } from '../../cards/static.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { isHeld } from '../../held.ts';
import type { Piece } from '../../pieces.ts';
import { SLAIN } from '../../slain.ts';
import type { State } from '../../state.ts';
import { SPECIAL } from '../../vocabulary.ts';
import { harmed } from './index.ts';

/** Warriors who are meant and live, without whom nothing wounds, and whom no special card does. */
export const hurtable = (s: State, x: EffectContext, whom: WhomTerm): Piece[] =>
  harmed(s, x, whom).filter(
    (p) =>
      isWarrior(p) &&
      p.kept !== SLAIN &&
      !isHeld(s, p, UNHARMED) &&
      !(cardOf(x.card).kind === SPECIAL && isHeld(s, p, HARDY)),
  );
