/** A text is carried out from top to bottom (12.15); its attack is over after its last hit (14.8, 24.9, 24.15). */
import { call, done, goto, top } from '@kolbiste/kernel';
import { isStopped } from '../atoms/harm.ts';
import { programOf } from '../cards/code.ts';
import type { EffectContext } from '../effects/context.ts';
import { effectOf } from '../effects/context.ts';
import { endAttack } from '../effects/hit.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

const go = flow.step<EffectContext>('go', cite('12.15'), (s, x, f) => {
  const { ops, hitAhead } = programOf(x.program);
  for (;;) {
    if (x.hitMask !== 0 && !hitAhead[x.at]) endAttack(s, x);
    if (x.at >= ops.length) return done(f);
    const op = ops[x.at++];
    op.step.run(s, x, op.words);
    if (isStopped(s)) return;
    // A question, or a text of its own, stands above: this one goes on after it.
    if (top(s) !== f) return goto(f, go);
  }
});

/** Nothing in it is a secret: what is chosen of a hand goes open, or is told by a procedure of its own. */
export const effect = flow.procedure<EffectContext>(
  'effect',
  { rule: cite('12.15'), locals: { ...effectOf(0, 0), targets: [0] }, see: 'open' },
  [go],
);

/** Carries a text out above what is running. */
export function runEffect(s: State, actor: number, program: number): void {
  call(s, effect, effectOf(actor, program));
}
