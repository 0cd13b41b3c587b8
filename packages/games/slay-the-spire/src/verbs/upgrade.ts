/** Cards of the deck are turned to their other side. */
import { changeCards, TO_UPGRADE } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, csOf, enCards, enOf } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  upgrade: term.int(1, 9),
  of: term.optional(term.oneOf(['strike', 'defend', 'attack', 'skill'])),
  random: term.flag,
};

export const upgrade: Verb<typeof schema> = {
  name: 'upgrade',
  schema,
  rule: cite('8.18', 'R77'),
  run(s, x, { upgrade: n, of, random }) {
    changeCards(s, x.actor, TO_UPGRADE, n, of ?? '', random);
  },
  cs: (i) => `vylepšete ${csCards(i.upgrade)}${csOf(i)} ze svého balíčku`,
  en: (i) => `upgrade ${enCards(i.upgrade)}${enOf(i)} of your deck`,
};
