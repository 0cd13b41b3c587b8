/** Cards of one's choice from the draw pile to the hand; then it is shuffled. */
import { searchDraw } from '../flow/search.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { search: term.int(1, 9) };

export const search: Verb<typeof schema> = {
  name: 'search',
  schema,
  rule: cite('12.13', 'R7', 'R15'),
  run(s, x, { search: n }) {
    searchDraw(s, x.actor, n);
  },
  cs: (i) => `vezměte si z dobíracího balíčku do ruky ${csCards(i.search)} podle výběru a balíček zamíchejte`,
  en: (i) => `take ${enCards(i.search)} of your choice from your draw pile into your hand, then shuffle the pile`,
};
