/** From now on it hurts a hero of its row who plays a skill. */
import { ENRAGED } from '../atoms/enemies.ts';
import { cite } from '../rulebook.ts';
import { MARKS } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { enrage: term.yes };

export const enrage: Verb<typeof schema> = {
  name: 'enrage',
  schema,
  rule: cite('10.8'),
  run(s, x) {
    s.enemies[-1 - x.actor][MARKS] |= ENRAGED;
  },
  cs: () => 'do konce souboje zuří',
  en: () => 'is enraged until the end of combat',
};
