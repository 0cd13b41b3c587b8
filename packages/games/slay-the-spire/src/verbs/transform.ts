/** Cards of the deck are removed, and the top ones of the reward deck come instead. */
import { changeCards, TO_TRANSFORM } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, csOf, enCards, enOf } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { transform: term.int(1, 9), of: term.optional(term.oneOf(['strike', 'defend'])), random: term.flag };

export const transform: Verb<typeof schema> = {
  name: 'transform',
  schema,
  rule: cite('8.19', 'R76'),
  run(s, x, { transform: n, of, random }) {
    changeCards(s, x.actor, TO_TRANSFORM, n, of ?? '', random);
  },
  cs: (i) => `proměňte ${csCards(i.transform)}${csOf(i)} ze svého balíčku`,
  en: (i) => `transform ${enCards(i.transform)}${enOf(i)} of your deck`,
};
