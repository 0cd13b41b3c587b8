/** What block of a card comes to: powers in play add to each block icon of attacks and skills. */
import { LASTING } from '../cards/lasting.ts';
import { faceOf } from '../cards/pool.ts';
import type { State } from '../state.ts';
import type { EffectContext } from './context.ts';
import { lastingSum } from './lasting-sum.ts';

export function blockFigure(s: State, x: EffectContext, printed: number): number {
  if (x.actor < 0 || x.face < 0) return printed;
  const more = lastingSum(s, x.actor, LASTING.cardBlock);
  const starter = faceOf(x.face).starter === 'defend' ? lastingSum(s, x.actor, LASTING.defendBlock) : 0;
  return printed + more + starter;
}
