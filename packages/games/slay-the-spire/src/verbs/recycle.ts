/** A card of the hand is exhausted for the energy that it costs; for X one's energy is doubled. */
import { chooseCards, TO_ENERGY } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { recycle: term.yes };
const HAND = 0;

export const recycle: Verb<typeof schema> = {
  name: 'recycle',
  schema,
  rule: cite('24.12', '24.2', 'R10'),
  run(s, x) {
    chooseCards(s, x, { zone: HAND, most: 1, least: 1, sieve: 0, aim: TO_ENERGY });
  },
  cs: () => 'vyčerpejte kartu z ruky a získejte tolik energie, kolik stojí; stojí-li X, svou energii zdvojnásobte',
  en: () => 'exhaust a card from your hand and gain energy equal to its cost; if it costs X, double your energy',
};
