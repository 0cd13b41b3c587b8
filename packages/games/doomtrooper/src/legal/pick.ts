/** What a card may be aimed at so that it has an effect [DT 7.2.8] [DT R92]. Pure reads. */
import type { Target } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { NO_EFFECT } from '../refusals.ts';
import type { State } from '../state.ts';
import { abilityOf } from './ability-of.ts';
import { mayTarget, wouldAct } from './aim.ts';
import { isLaid } from './lay.ts';

/** As `mayTarget`; the play must also change something there, or with what is still to be pointed at. */
export function mayPick(s: State, x: EffectContext, t: Target, code: number): number {
  const why = mayTarget(s, x, t, code);
  const a = abilityOf(cardOf(x.card), x.ability);
  const { targets, code: program } = a;
  if (why !== 0 || code === -1 || x.play === 0 || targets.length === 0 || program.length === 0) return why;
  // What a card does that is laid is done by the card that lies there.
  if (x.self === 0 && isLaid(cardOf(x.card))) return 0;
  // Of several of a kind each one must add something.
  const aimed = { ...x, targets: t.more ? [code] : [...x.targets, code] };
  return wouldAct(s, aimed, a) ? 0 : NO_EFFECT;
}
