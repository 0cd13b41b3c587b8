/** All HP come back. */
import { heal } from '../atoms/creatures.ts';
import { cite } from '../rulebook.ts';
import { MAX_HP } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { healFull: term.yes };

export const healFull: Verb<typeof schema> = {
  name: 'healFull',
  schema,
  rule: cite('6.6', 'R34'),
  run(s, x) {
    heal(s, x.actor, s.heroes[x.actor][MAX_HP], healFull.rule);
  },
  cs: () => 'zhojte si všechny žt',
  en: () => 'heal all your HP',
};
