/** A text inside a text is carried out in one go: none of its verbs but the last may ask. */
import type { Op } from '../../cards/card.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import type { State } from '../../state.ts';

export function runAll(s: State, x: EffectContext, ops: readonly Op[]): void {
  for (const { step, words } of ops) step.run(s, x, words);
}
