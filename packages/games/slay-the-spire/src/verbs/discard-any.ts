/** Any number of cards of the hand to the discard pile. */
import { chooseCards, TO_DISCARD } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardAny: term.yes };

export const discardAny: Verb<typeof schema> = {
  name: 'discardAny',
  schema,
  rule: cite('12.13', 'R15'),
  run(s, x) {
    chooseCards(s, x, { zone: 0, most: pileOf(s, x.actor, HAND).length, least: 0, sieve: 0, aim: TO_DISCARD });
  },
  cs: () => 'odložte z ruky libovolný počet karet',
  en: () => 'discard any number of cards from your hand',
};
