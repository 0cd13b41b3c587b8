/** Another warrior defends [DT 4.28.10] [DT R104]. */

import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { mayDefend, setDefender } from './kit/combat.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { newDefender: term.whom };

export const newDefender: Verb<typeof schema> = {
  name: 'newDefender',
  schema,
  rule: cite('4.28.10', 'R104'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.newDefender)) if (mayDefend(s, p)) setDefender(s, p, newDefender.rule);
  },
  would: (s, x, op) => pieces(s, x, op.newDefender).some((p) => mayDefend(s, p)),
  cs: (i, s) => `obráncem se stává ${cs.whom(i.newDefender, 'nom', s)}`,
  en: (i, s) => `${en.whom(i.newDefender, s)} becomes the defender`,
};
