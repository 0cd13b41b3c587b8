/** HP come back up to a figure. */
import { heal } from '../atoms/creatures.ts';
import { cite } from '../rulebook.ts';
import { HP } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { healTo: term.int(1, 99) };

export const healTo: Verb<typeof schema> = {
  name: 'healTo',
  schema,
  rule: cite('6.6', 'R34'),
  run(s, x, { healTo: n }) {
    heal(s, x.actor, n - s.heroes[x.actor][HP], healTo.rule);
  },
  cs: (i) => `zhojte se na ${i.healTo} žt, máte-li jich méně`,
  en: (i) => `heal up to ${i.healTo} HP if you have less`,
};
