/** As if chosen, but without a choice and without targeting: it is the target from now on. */
import { select } from '../effects/select.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pickSaid } from '../text/card/steps.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { pick: term.who };

export const pick: Verb<typeof schema> = {
  name: 'pick',
  schema,
  rule: cite('R51'),
  run(s, x, op) {
    x.targets = [...x.targets, ...select(s, x, op.pick)];
  },
  cs: (i, s) => pickSaid(`vyber ${cs.preposed(cs.whom(i.pick, 'acc', s))}`, i.pick, s),
  en: (i, s) => pickSaid(`pick ${en.whom(i.pick, s)}`, i.pick, s),
};
