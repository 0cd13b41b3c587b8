/**
 * A text is carried out [DT 7.2.1]: what it must still be aimed at, then operation by operation; what follows from each by
 * triggers comes behind it all. Where its player may decline it is asked first.
 */
import { call, done, goto, top } from '@kolbiste/kernel';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf, copyContext } from '../effects/effect-context.ts';
import { beginsAt } from '../legal/missions.ts';
import { abilityOf } from '../legal/play.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { pickLocals, pickTarget } from './pick.ts';
import { flow } from './registry.ts';

const textOf = (x: EffectContext) => abilityOf(cardOf(x.card), x.ability);
const RULE = cite('7.2.1', '4.18.1');

/** A trigger that may be declined; what is played was decided when it was played. */
const may = flow.question<EffectContext>('may', cite('4.18.1', '4.16.3'), {
  kind: 'may',
  seats: (_s, x) => (textOf(x).may && x.play === 0 ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(0);
    out.push(1);
  },
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
});

const decided = flow.step<EffectContext>('decided', RULE, (s, x, f) => {
  if (textOf(x).may && x.play === 0 && f.result === 0) return done(f);
  x.at = beginsAt(s, x);
});

const aim = flow.step<EffectContext>('aim', RULE, (s, x, f) => {
  if (x.targets.length >= textOf(x).targets.length) return goto(f, run);
  call(s, pickTarget, pickLocals(x, x.targets.length));
});

const aimed = flow.step<EffectContext>('aimed', RULE, (_s, x, f) => {
  x.targets = [...x.targets, f.result];
  goto(f, aim);
});

const run = flow.step<EffectContext>('run', RULE, (s, x, f) => {
  const { code } = textOf(x);
  while (x.at < code.length) {
    const op = code[x.at++];
    op.step.run(s, x, op.words);
    if (top(s) !== f) return;
  }
  done(f);
});

/** The answer to a verb's question, or the end of what it called. */
const answered = flow.step<EffectContext>('answered', RULE, (s: State, x, f) => {
  const op = textOf(x).code[x.at - 1];
  if (x.asked !== 0) op.step.take?.(s, x, op.words, f.result);
  x.asked = 0;
  if (top(s) === f) goto(f, run);
});

const more = flow.step<EffectContext>('more', RULE, (_s, _x, f) => goto(f, answered));

export const acting = flow.procedure<EffectContext>(
  'act',
  { rule: RULE, locals: contextOf(0, 0), see: 'open', copy: copyContext },
  [may, decided, aim, aimed, run, answered, more],
);
