/** One more target is chosen where the text has come to; if there is none, nobody. */
import { pickTarget, targetLocals } from '../flow/pick.ts';
import { idOf, onlyTarget } from '../legal.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { targetSaid } from '../text/card/steps.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { chooseTarget: term.target };

export const chooseTarget: Verb<typeof schema> = {
  name: 'chooseTarget',
  schema,
  rule: cite('R51'),
  run(s, x, op) {
    if (onlyTarget(s, x, op.chooseTarget) === 0) x.targets = [...x.targets, -1];
    else ask(s, x, pickTarget, targetLocals(x, 100 + x.at - 1));
  },
  take(s, x, _op, code) {
    x.targets = [...x.targets, idOf(s, code)];
  },
  cs: (i, s) => targetSaid(`vyber ${cs.chosen(i.chooseTarget, 'acc', s)}`, i.chooseTarget, s),
  en: (i, s) => targetSaid(`choose ${en.chosen(i.chooseTarget, s)}`, i.chooseTarget, s),
};
