/** The enemy leaves the fight. */
import { leave } from '../atoms/harm.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { flee: term.yes };

export const flee: Verb<typeof schema> = {
  name: 'flee',
  schema,
  rule: cite('13.12', 'R62'),
  run(s, x) {
    leave(s, -1 - x.actor);
  },
  cs: () => 'uteče z boje',
  en: () => 'flees from the combat',
};
