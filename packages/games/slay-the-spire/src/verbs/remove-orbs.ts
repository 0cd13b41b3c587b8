/** All orbs go without an effect; how many is counted. */
import { clearOrbs } from '../atoms/orbs.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeOrbs: term.yes };

export const removeOrbs: Verb<typeof schema> = {
  name: 'removeOrbs',
  schema,
  rule: cite('16.8', '12.15'),
  run(s, x) {
    x.count = clearOrbs(s, x.actor, removeOrbs.rule);
  },
  cs: () => 'odstraňte všechny své orby',
  en: () => 'remove all your orbs',
};
