/** The enemy dies of itself. */
import { kill } from '../atoms/harm.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { die: term.yes };

export const die: Verb<typeof schema> = {
  name: 'die',
  schema,
  rule: cite('13.10'),
  run(s, x) {
    kill(s, -1 - x.actor);
  },
  cs: () => 'zhyne',
  en: () => 'dies',
};
