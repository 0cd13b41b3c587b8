/** All shivs of the hero are thrown, each an attack of its own that hits for more. */
import { throwAll } from '../flow/shivs.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { throwShivs: term.int(1, 9) };

export const throwShivs: Verb<typeof schema> = {
  name: 'throwShivs',
  schema,
  rule: cite('17.6', '17.7'),
  run(s, x, { throwShivs: more }) {
    throwAll(s, x.actor, more);
  },
  cs: (i) => `vrhněte všechny své dýky; každá zasáhne o ${i.throwShivs} silněji`,
  en: (i) => `throw all your shivs; each hits for ${i.throwShivs} more`,
};
