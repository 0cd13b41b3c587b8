/** The encounter deck is shuffled. */
import { shuffleEncounter as shuffle } from '../atoms/cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shuffleEncounter: term.yes };

export const shuffleEncounter: Verb<typeof schema> = {
  name: 'shuffleEncounter',
  schema,
  rule: cite('G.1', 'G.4'),
  run: (s) => shuffle(s),
  cs: (_i, s) => `${cs.mood(s, 'zamíchej', 'zamíchat')} balíček setkání`,
  en: () => 'shuffle the encounter deck',
};
