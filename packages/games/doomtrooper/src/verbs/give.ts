/** A card that lies on another is moved to a new bearer; its owner stays [DT 8.9.1] [DT R94]. */
import { hand } from '../atoms/changes.ts';
import { mayHand } from '../legal/handing.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed, pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { give: term.whom, to: term.whom, unbound: term.flag };

export const give: Verb<typeof schema> = {
  name: 'give',
  schema,
  rule: cite('4.6.7', '8.9.1', 'R94'),
  run(s, x, op) {
    const [to] = pieces(s, x, op.to);
    if (to === undefined) return;
    for (const p of harmed(s, x, op.give)) if (mayHand(s, p, to, op.unbound)) hand(s, p, to, give.rule, op.unbound);
  },
  would(s, x, op) {
    const [to] = pieces(s, x, op.to);
    return to === undefined || harmed(s, x, op.give).some((p) => mayHand(s, p, to, op.unbound));
  },
  cs: (i, s) =>
    `přesuň ${cs.whom(i.give, 'acc', s)}; nově bude u karty: ${cs.whom(i.to, 'nom', s)}${i.unbound ? ', bez ohledu na příslušnost' : ''}`,
  en: (i, s) => `move ${en.whom(i.give, s)} to ${en.whom(i.to, s)}${i.unbound ? ', whatever its affiliation' : ''}`,
};
