/** Cards of the hand that were retained at the end of the turn before cost less. */
import { cheapenRetained } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { retainedCheaper: term.int(1, 9) };

export const retainedCheaper: Verb<typeof schema> = {
  name: 'retainedCheaper',
  schema,
  rule: cite('18.4', 'R10', 'R46'),
  run(s, x, { retainedCheaper: n }) {
    cheapenRetained(s, x.actor, n);
  },
  cs: (i) => `snižte náklady karet v ruce, které jste v minulém tahu zachovali, o ${i.retainedCheaper}`,
  en: (i) => `cards in your hand that you retained last turn cost ${i.retainedCheaper} less this turn`,
};
