/** Actions that texts give [DT 7.3.4]. */
import type { Cite } from '@kolbiste/kernel';
import { gainActions } from '../../atoms/turn.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import type { State } from '../../state.ts';

/** Whether its player could use such actions: in the own turn, in no combat [DT 7.5.1] [DT R29]. */
export const takesActions = (s: State, x: EffectContext): boolean => s.active === x.seat && s.combats.length === 0;

export const giveActions = (s: State, x: EffectContext, kind: number, n: number, rule: Cite): void =>
  gainActions(s, x.seat, kind, n, rule);
