/** Until the round ends the hero loses one HP at most. */

import { cite } from '../rulebook.ts';
import { SHIELDED } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shield: term.yes };

export const shield: Verb<typeof schema> = {
  name: 'shield',
  schema,
  rule: cite('R33'),
  run(s, x) {
    s.heroes[x.actor][SHIELDED] = 1;
  },
  cs: () => 'v tomto kole ztratíte nejvýše 1 žt',
  en: () => 'you lose at most 1 HP this round',
};
