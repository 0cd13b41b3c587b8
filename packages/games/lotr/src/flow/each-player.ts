/** An effect for each player, in player order; each is "you" in his turn [LOTR 0.2]. */
import { done, goto } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { cite } from '../rulebook.ts';
import { isIn } from '../seats.ts';
import { runProgram } from './programs.ts';
import { flow } from './registry.ts';

const EACH = cite('0.2', 'G.4');

export interface EachLocals extends EffectContext {
  asked: number;
  order: number[];
}

const next = flow.step<EachLocals>('next', EACH, (s, x, f) => {
  if (x.asked >= x.order.length) return done(f);
  const seat = x.order[x.asked++];
  goto(f, next);
  if (isIn(s, seat)) runProgram(s, x, x.program, seat);
});

export const eachPlayer = flow.procedure<EachLocals>(
  'eachPlayer',
  { rule: EACH, locals: { ...contextOf(0, 0, 0, 0), asked: 0, order: [] }, see: 'open' },
  [next],
);
