/** All cards that are in hand now cost nothing this turn. */
import { freeHand } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { handFree: term.yes };

export const handFree: Verb<typeof schema> = {
  name: 'handFree',
  schema,
  rule: cite('12.12', '18.4', 'R10'),
  run(s, x) {
    freeHand(s, x.actor);
  },
  cs: () => 'všechny karty, které máte v ruce, v tomto tahu nic nestojí',
  en: () => 'all cards in your hand cost 0 this turn',
};
