/** What an ability does with the very card it stands on. */
import { cite } from '../rulebook.ts';
import { OWN_CARD, OWN_DEEDS } from './kit/own-card.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { self: term.oneOf(OWN_DEEDS), to: term.optional(term.target) };

export const self: Verb<typeof schema> = {
  name: 'self',
  schema,
  rule: cite('G.1', 'G.4'),
  run: (s, x, op, [host]) => OWN_CARD[op.self].run(s, x, self.rule, host),
  would: { now: (s, x, op) => OWN_CARD[op.self].could(s, x) },
  asks: { cs: 'ke komu se karta připojí?', en: 'whom is the card attached to?' },
  cs: (i, s) => OWN_CARD[i.self].cs(s, i.to),
  en: (i, s) => OWN_CARD[i.self].en(s, i.to),
};
