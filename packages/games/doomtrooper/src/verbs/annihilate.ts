/** A card in play is annihilated; what it bears is only discarded [DT 9.13]. */
import { GONE_ANNIHILATED } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { destroy, mayGo } from './kit/gone.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { annihilate: term.whom };

export const annihilateVerb: Verb<typeof schema> = {
  name: 'annihilate',
  schema,
  rule: cite('9.13', '4.21.3', '9.6', 'R95', 'R96'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.annihilate))
      if (mayGo(s, p, GONE_ANNIHILATED)) destroy(s, x, p, GONE_ANNIHILATED, annihilateVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.annihilate).some((p) => mayGo(s, p, GONE_ANNIHILATED)),
  cs: (i, s) => `obětuj ${cs.whom(i.annihilate, 'acc', s)}`,
  en: (i, s) => `annihilate ${en.whom(i.annihilate, s)}`,
};
