/** The text is carried out once more from its beginning. */
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { again: term.yes };

export const again: Verb<typeof schema> = {
  name: 'again',
  schema,
  rule: cite('9.5', 'R86'),
  run(_s, x) {
    x.at = 0;
  },
  cs: () => 'zkuste to znovu',
  en: () => 'try again',
};
