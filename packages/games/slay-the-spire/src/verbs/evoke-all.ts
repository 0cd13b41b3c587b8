/** All orbs are evoked, one after another as their owner likes; how many is counted. */
import { evokeAllOrbs } from '../flow/orbs.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { evokeAll: term.yes };

export const evokeAll: Verb<typeof schema> = {
  name: 'evokeAll',
  schema,
  rule: cite('16.9', '16.11', 'R38'),
  run(s, x) {
    x.count = evokeAllOrbs(s, x.actor);
  },
  cs: () => 'vrhněte všechny své orby',
  en: () => 'evoke all your orbs',
};
