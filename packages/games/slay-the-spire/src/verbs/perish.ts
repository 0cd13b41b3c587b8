/** The enemy dies by what it does. */
import { kill } from '../atoms/harm.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { perish: term.yes };

export const perish: Verb<typeof schema> = {
  name: 'perish',
  schema,
  rule: cite('13.10', 'R63'),
  run(s, x) {
    kill(s, -1 - x.actor);
  },
  cs: () => 'zhyne',
  en: () => 'dies',
};
