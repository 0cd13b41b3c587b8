/** What a card may be aimed at so that it has an effect [DT 7.2.8] [DT R92]. Pure reads. */
import type { Target } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { NO_EFFECT } from '../refusals.ts';
import type { State } from '../state.ts';
import { isLaid } from './lay.ts';
import { abilityOf, mayTarget } from './play.ts';

/** As `mayTarget`; of a play that has one target alone it must also change something there. */
export function mayPick(s: State, x: EffectContext, t: Target, code: number): number {
  const why = mayTarget(s, x, t, code);
  const { targets, code: program } = abilityOf(cardOf(x.card), x.ability);
  if (why !== 0 || code === -1 || x.play === 0 || targets.length !== 1 || program.length === 0) return why;
  // What a card does that is laid is done by the card that lies there.
  if (x.self === 0 && isLaid(cardOf(x.card))) return 0;
  const aimed = { ...x, targets: [code] };
  return program.some(({ step, words }) => step.would === undefined || step.would(s, aimed, words)) ? 0 : NO_EFFECT;
}
