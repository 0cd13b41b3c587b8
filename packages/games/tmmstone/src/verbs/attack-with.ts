/** A unit attacks now; whoever is drawn by chance may be hidden. */
import { W } from '../cards/whom.ts';
import { firstOf } from '../effects/select.ts';
import { orderAttack } from '../flow/attack.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { attackWith: term.who, on: term.who };

export const attackWith: Verb<typeof schema> = {
  name: 'attackWith',
  schema,
  rule: cite('R44'),
  run(s, x, op) {
    const attacker = firstOf(s, x, op.attackWith);
    const target = firstOf(s, x, op.on);
    if (attacker >= 2 && target >= 0) orderAttack(s, attacker, target, op.on.how === W.random);
  },
  cs(i, s) {
    const on = `na ${cs.preposed(cs.whom(i.on, 'acc', s))}`;
    const by = cs.whom(i.attackWith, 'ins', s);
    return on.length < 8 ? `zaútoč ${on} ${by}` : `zaútoč ${by} ${on}`;
  },
  en(i, s) {
    const on = en.whom(i.on, s);
    return `attack ${on} with ${en.whom(i.attackWith, s)}`;
  },
};
