/** A text is carried out from top to bottom (12.15); its attack is over after its last hit (14.8, 24.9, 24.15). */
import { call, done, forward, goto, top } from '@kolbiste/kernel';
import { isStopped } from '../atoms/harm.ts';
import { programOf } from '../cards/code.ts';
import type { EffectContext } from '../effects/context.ts';
import { effectOf } from '../effects/context.ts';
import { endAttack } from '../effects/hit.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

/** Lets everybody choose among the rewards that are open. */
export const settleOffers = forward<(s: State) => void>('settleOffers');

const go = flow.step<EffectContext>('go', cite('12.15', '24.11'), (s, x, f) => {
  const { ops, hitAhead, offers } = programOf(x.program);
  for (;;) {
    if (x.hitMask !== 0 && !hitAhead[x.at]) endAttack(s, x);
    // Rewards of one text lie open together; what comes after them waits for what is taken.
    if (offers && s.offers.length > 0 && ops[x.at]?.step.offers !== true) {
      goto(f, go);
      return settleOffers.get()(s);
    }
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
