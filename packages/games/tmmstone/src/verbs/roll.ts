/** A die; `forEach` rolls one for every character and remembers them as `those`, each with its own `rolled`. */
import type { Read } from '@kolbiste/cardkit/verbs';
import { emit } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import { select } from '../effects/select.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { drawOrAsk } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { roll: term.int(6, 6), forEach: term.optional(term.who) };

function rolled(s: State, x: EffectContext, op: Read<typeof schema>, n: number): void {
  x.rolled = n;
  emit(s, E.rolled, roll.rule, x.seat, n);
  if (op.forEach === null) return;
  x.rolls = [...x.rolls, n];
  x.rounds = 1;
  x.at--;
}

export const roll: Verb<typeof schema> = {
  name: 'roll',
  schema,
  rule: cite('random.3'),
  run(s, x, op) {
    if (op.forEach !== null && x.rounds === 0) {
      x.those = select(s, x, op.forEach);
      x.rolls = [];
    }
    if (op.forEach !== null && x.rolls.length >= x.those.length) {
      x.rounds = 0;
      return;
    }
    const n = drawOrAsk(s, x, x.seat, 'die', 1, op.roll);
    if (n !== null) rolled(s, x, op, n);
  },
  take: rolled,
  cs: (i, s) => cs.rolled(i.forEach, s),
  en: (i, s) => en.rolled(i.forEach, s),
};
