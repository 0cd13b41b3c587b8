/** What is pointed at: one target after the other [DT 4.19.5]; where only one answer is possible nobody is asked. */

import { done } from '@kolbiste/kernel';
import type { Target } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { mayPick } from '../legal/pick.ts';
import { abilityOf } from '../legal/play.ts';
import { namedFor, targetsFor } from '../legal/targets-for.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

export interface PickLocals extends EffectContext {
  which: number;
  chosen: number;
}

/** Stands for "none" in the options, which are no negative numbers. */
export const NONE = 9_999_999;
const codeOf = (option: number): number => (option === NONE ? -1 : option);

const targetOf = (x: PickLocals): Target => abilityOf(cardOf(x.card), x.ability).targets[x.which];

/** All that may be pointed at. */
const found = (s: State, x: PickLocals): number[] =>
  targetsFor(s, targetOf(x)).filter((code) => mayPick(s, x, targetOf(x), code) === 0);

const RULE = cite('4.19.5', '7.2.8', '4.19.3', '8.7.6', 'R58', 'R92');
const target = flow.question<PickLocals>('target', RULE, {
  kind: 'target',
  seats: (s, x) => (found(s, x).length > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    const t = targetOf(x);
    for (const code of namedFor(s, t)) {
      const why = mayPick(s, x, t, code);
      if (why !== NOT_HERE) out.judged(code, why);
    }
    if (t.may) out.push(NONE);
  },
  check: (s, x, _seat, option) => (option < 0 ? NOT_HERE : mayPick(s, x, targetOf(x), codeOf(option))),
  apply(_s, x, _seat, option) {
    x.chosen = option;
  },
});

const give = flow.step<PickLocals>('give', RULE, (s, x, f) =>
  done(f, x.chosen >= 0 ? codeOf(x.chosen) : (found(s, x)[0] ?? -1)),
);

/** Gives the code of what was pointed at back; -1 = nothing. */
export const pickTarget = flow.procedure<PickLocals>(
  'pickTarget',
  { rule: RULE, locals: { ...contextOf(0, 0), which: 0, chosen: -1 }, see: 'open' },
  [target, give],
);

export function pickLocals(x: EffectContext, which: number): PickLocals {
  return { ...contextOf(x.seat, x.card, x.ability, x.self), ...only(x), which, chosen: -1 };
}

/** What a choice of a target reads of the context. */
function only(x: EffectContext): Partial<EffectContext> & { targets: number[]; those: number[] } {
  const { caster, moment, subject, object, amount, answers, play, steps } = x;
  return { caster, moment, subject, object, amount, answers, play, steps, targets: x.targets.slice(), those: [] };
}
