/** Somebody is wounded outside of a combat; the second wound kills [DT 4.29.3]. Nobody scores [DT R114]. */
import { hurt } from '../atoms/pieces.ts';
import { worthOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { earn } from './kit/award.ts';
import { hurtable } from './kit/hurtable.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { wound: term.whom, scores: term.flag };

export const woundVerb: Verb<typeof schema> = {
  name: 'wound',
  schema,
  rule: cite('4.29.3', 'R114', '4.35.1'),
  run(s, x, op) {
    for (const p of hurtable(s, x, op.wound)) {
      const value = worthOf(s, p);
      const killed = hurt(s, p, woundVerb.rule);
      if (op.scores && killed) earn(s, x.seat, value, p.card);
    }
  },
  would: (s, x, op) => hurtable(s, x, op.wound).length > 0,
  cs: (i, s) => `zraň ${cs.whom(i.wound, 'acc', s)}${i.scores ? ' (za zabití získáváš body)' : ''}`,
  en: (i, s) => `wound ${en.whom(i.wound, s)}${i.scores ? ' (you earn the points for a kill)' : ''}`,
};
