/** The player on turn loses normal actions, but never the last one [DT 7.3.1]. */
import { dropActions, NORMAL } from '../atoms/turn.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { takeActions: term.amount };

export const takeActions: Verb<typeof schema> = {
  name: 'takeActions',
  schema,
  rule: cite('4.0.1', '7.1.1'),
  run(s, x, op) {
    const n = Math.min(amountOf(s, x, op.takeActions), s.actions[NORMAL] - 1);
    if (n > 0) dropActions(s, s.active, n, takeActions.rule);
  },
  would: (s) => s.actions[NORMAL] > 1,
  cs: () => `hráč na tahu ztrácí ${cs.actions(1, 'normal')} (nikdy poslední)`,
  en: () => `the player on turn loses one ${en.actions(1, 'normal').replace('an extra ', '')} (never the last one)`,
};
