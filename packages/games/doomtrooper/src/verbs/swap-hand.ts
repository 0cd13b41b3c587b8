/** A player's hand goes to the bottom of the library, for as many cards from there. */
import { swapWithBottom } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { swapHand: term.who };

export const swapHand: Verb<typeof schema> = {
  name: 'swapHand',
  schema,
  rule: cite('7.1.1', 'R157'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.swapHand)) swapWithBottom(s, seat, swapHand.rule);
  },
  would: (s, x, op) =>
    seats(s, x, op.swapHand).some((seat) => s.hands[seat].length > 0 && s.libraries[seat].length > 0),
  cs: (i) => cs.youOr(i.swapHand, 'vyměníš', 'vymění', 'karty v ruce za stejný počet karet zespodu své knihovny'),
  en: (i) => en.youOr(i.swapHand, 'exchange', 'exchanges', 'the hand for as many cards from the bottom of the library'),
};
