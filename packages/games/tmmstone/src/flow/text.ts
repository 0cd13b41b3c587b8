/**
 * A text is carried out [TMM order.6] [TMM R1]: what it must choose first, then instruction by instruction; after each
 * what follows from it, to its end (order.5). It goes on to its end even if its card is gone (R6).
 */

import type { Frame } from '@kolbiste/kernel';
import { call, done, goto, top } from '@kolbiste/kernel';
import { pool } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf, copySpeaker } from '../effects/effect-context.ts';
import { idOf } from '../legal.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { UNDER_WAY } from '../state.ts';
import { pickTarget, targetLocals } from './pick.ts';
import { flow } from './registry.ts';
import { needsSettling, settle } from './settle.ts';

const textOf = (s: State, x: EffectContext) => pool.texts[x.text];

/** Targets that were not announced are chosen when the text is reached [TMM R51]. */
const aim = flow.step<EffectContext>('aim', cite('R51'), (s, x, f) => {
  const { targets } = textOf(s, x);
  if (x.targets.length >= targets.length) return goto(f, run);
  call(s, pickTarget, targetLocals(x, x.targets.length));
});

const aimed = flow.step<EffectContext>('aimed', cite('R51', 'R7'), (s, x, f) => {
  x.targets = [...x.targets, idOf(s, f.result)];
  goto(f, aim);
});

/** Operations one after another, until something must be waited for. */
const run = flow.step<EffectContext>('run', cite('order.6', 'R1'), (s, x, f) => {
  const { code } = textOf(s, x);
  while (x.at < code.length) {
    const op = code[x.at++];
    op.step.run(s, x, op.words);
    if (s.winner !== UNDER_WAY || top(s) !== f) return;
    if (follows(s, f)) return;
  }
  done(f, x.killed);
});

/** Whether something follows from the instruction; the heroes are looked at in any case. */
function follows(s: State, f: Frame<EffectContext>): boolean {
  if (s.life[0] > 0 && s.life[1] > 0 && !needsSettling(s)) return false;
  if (settle(s)) goto(f, settled);
  return true;
}

/** The answer to a verb's question, or the end of what it called. */
const answered = flow.step<EffectContext>('answered', cite('R1', 'R51'), (s, x, f) => {
  const op = textOf(s, x).code[x.at - 1];
  if (x.asked !== 0) {
    const { asked } = x;
    op.step.take?.(s, x, op.words, f.result);
    if (x.asked === asked) x.asked = 0;
  }
});

const after = flow.step<EffectContext>('after', cite('R1', 'order.5'), (s, _x, f) => {
  if (!settle(s) && s.winner === UNDER_WAY) goto(f, run);
});

const settled = flow.step<EffectContext>('settled', cite('R1', 'R118'), (_s, x, f) => {
  x.killed = f.result;
  goto(f, run);
});

export const speak = flow.procedure<EffectContext>(
  'text',
  { rule: cite('order.6', 'R1'), locals: contextOf(0, 0), see: 'open', copy: copySpeaker },
  [aim, aimed, run, answered, after, settled],
);
