/** Heroes gain resources. */
import { gain } from '../atoms/marks.ts';
import { count } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { resources: term.amount, to: term.target };

export const resources: Verb<typeof schema> = {
  name: 'resources',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, on) {
    for (const t of on) gain(s, t, count(s, x, op.resources), resources.rule);
  },
  would: { thing: (s, x, op) => count(s, x, op.resources) > 0 },
  beside: true,
  asks: { cs: 'kdo dostane zdroje?', en: 'who gets the resources?' },
  cs(i, s) {
    const what =
      i.resources === 'amount' ? 'stejný počet zdrojů' : cs.counted(i.resources, 'zdroj', 'zdroje', 'zdrojů');
    return `${cs.mood(s, 'přidej', 'přidat')} ${cs.whom(i.to, 'dat', s)} ${what}`;
  },
  en: (i, s) => `give ${en.much(i.resources, 'resource')} to ${en.whom(i.to, s)}`,
};
