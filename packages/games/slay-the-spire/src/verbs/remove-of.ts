/** One of so many random cards of the deck leaves the game. */
import { removeOneOf } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeOf: term.int(2, 9) };

export const removeOf: Verb<typeof schema> = {
  name: 'removeOf',
  schema,
  rule: cite('8.17', 'R78', 'R83'),
  run(s, x, { removeOf: n }) {
    removeOneOf(s, x.actor, n);
  },
  cs: (i) => `zamíchejte svůj balíček, otočte vrchní ${csCards(i.removeOf)} a 1 z nich vyřaďte`,
  en: (i) => `shuffle your deck, reveal its top ${i.removeOf} cards and remove 1 of them`,
};
