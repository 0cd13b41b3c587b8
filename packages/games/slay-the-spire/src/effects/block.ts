/** What block of a card comes to: powers in play add to each block icon of attacks and skills. */
import { LASTING } from '../cards/lasting.ts';
import { faceOf } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { ATTACK, SKILL } from '../vocabulary.ts';
import type { EffectContext } from './context.ts';
import { lastingSum } from './lasting-sum.ts';

/** @param icons how many block icons there are: one, or one for each thing that is counted [STS 14.4] */
export function blockFigure(s: State, x: EffectContext, printed: number, icons: number): number {
  if (x.actor < 0 || x.face < 0) return printed;
  const { type, starter } = faceOf(x.face);
  if (type !== ATTACK && type !== SKILL) return printed;
  const more = lastingSum(s, x.actor, LASTING.cardBlock);
  return printed + icons * (more + (starter === 'defend' ? lastingSum(s, x.actor, LASTING.defendBlock) : 0));
}
