/** A card in play is discarded: that is no kill [DT 9.25]. */
import { GONE_DISCARDED } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { destroy, mayGo } from './kit/gone.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discard: term.whom };

export const discardVerb: Verb<typeof schema> = {
  name: 'discard',
  schema,
  rule: cite('9.25', '9.9', '8.7.7', 'R58', 'R91', 'R96', 'R155'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.discard))
      if (mayGo(s, p, GONE_DISCARDED)) destroy(s, x, p, GONE_DISCARDED, discardVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.discard).some((p) => mayGo(s, p, GONE_DISCARDED)),
  cs: (i, s) => `vyřaď ${cs.whom(i.discard, 'acc', s)}`,
  en: (i, s) => `discard ${en.whom(i.discard, s)}`,
};
