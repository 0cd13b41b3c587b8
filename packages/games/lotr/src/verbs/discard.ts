/** Something in play is discarded. */
import { discardThing } from '../atoms/things.ts';
import { cite } from '../rulebook.ts';
import { STAGE } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discard: term.target };

export const discard: Verb<typeof schema> = {
  name: 'discard',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, _x, _op, on) {
    for (const t of on) discardThing(s, t, discard.rule);
  },
  /** The quest card goes nowhere but to the next stage [LOTR 3.12]. */
  would: { thing: (_s, _x, _op, t) => t.zone !== STAGE },
  asks: { cs: 'co odhodíte?', en: 'what do you discard?' },
  cs: (i, s) => `${cs.mood(s, 'odhoď', 'odhodit')} ${cs.whom(i.discard, 'acc', s)}`,
  en: (i, s) => `discard ${en.whom(i.discard, s)}`,
};
