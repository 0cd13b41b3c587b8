/** Somebody is wounded outside of a combat; the second wound kills [DT 4.29.3]. Nobody scores [DT R114]. */
import { hurt } from '../atoms/pieces.ts';
import { isWarrior } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { wound: term.whom };

export const woundVerb: Verb<typeof schema> = {
  name: 'wound',
  schema,
  rule: cite('4.29.3', 'R114', '4.35.1'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.wound)) hurt(s, p, woundVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.wound).some((p) => isWarrior(p)),
  cs: (i, s) => `zraň ${cs.whom(i.wound, 'acc', s)}`,
  en: (i, s) => `wound ${en.whom(i.wound, s)}`,
};
