/** Cards of the deck leave the game. */
import { changeCards, TO_REMOVE } from '../flow/deck-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, csOf, enCards, enOf } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  remove: term.int(1, 9),
  of: term.optional(term.oneOf(['strike', 'defend', 'attack', 'skill'])),
  random: term.flag,
  may: term.flag,
};

export const remove: Verb<typeof schema> = {
  name: 'remove',
  schema,
  rule: cite('8.17', 'R78'),
  run(s, x, { remove: n, of, random }) {
    changeCards(s, x.actor, TO_REMOVE, n, of ?? '', random);
  },
  cs: (i) => `${i.may ? 'smíte vyřadit' : 'vyřaďte'} ${csCards(i.remove)}${csOf(i)} ze svého balíčku`,
  en: (i) => `${i.may ? 'you may ' : ''}remove ${enCards(i.remove)}${enOf(i)} of your deck`,
};
