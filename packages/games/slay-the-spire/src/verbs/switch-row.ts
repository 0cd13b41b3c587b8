/** The hero may exchange rows with another. */
import { askSwitch } from '../flow/switch-rows.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { switchRow: term.yes };

export const switchRow: Verb<typeof schema> = {
  name: 'switchRow',
  schema,
  rule: cite('13.18', 'R60'),
  run(s, x) {
    askSwitch(s, x.actor);
  },
  cs: () => 'smíte si vyměnit řadu s jiným hrdinou',
  en: () => 'you may switch rows with another hero',
};
