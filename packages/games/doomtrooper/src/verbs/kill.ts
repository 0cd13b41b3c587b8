/** Somebody is killed outside of a strike; points only if the text gives them [DT R114]. */
import { slay } from '../atoms/pieces.ts';
import { worthOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { earn } from './kit/award.ts';
import { hurtable } from './kit/hurtable.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { kill: term.whom, scores: term.flag };

export const killVerb: Verb<typeof schema> = {
  name: 'kill',
  schema,
  rule: cite('R114', '4.31.1'),
  run(s, x, op) {
    for (const p of hurtable(s, x, op.kill)) {
      const value = worthOf(s, p);
      slay(s, p, killVerb.rule);
      if (op.scores) earn(s, x.seat, value, p.card);
    }
  },
  would: (s, x, op) => hurtable(s, x, op.kill).length > 0,
  cs: (i, s) => `zabij ${cs.whom(i.kill, 'acc', s)}${i.scores ? ' (získáváš za to body)' : ''}`,
  en: (i, s) =>
    `kill ${en.whom(i.kill, s)}${i.scores ? ` (you earn ${en.isMany(i.kill) ? 'their' : 'its'} points)` : ''}`,
};
