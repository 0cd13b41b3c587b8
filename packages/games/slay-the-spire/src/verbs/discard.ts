/** Cards of the hand to the discard pile, by choice. */
import { amountOf } from '../effects/count.ts';
import { chooseCards, TO_DISCARD } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discard: term.amount, atLeast: term.optional(term.int(0, 9)) };
const HAND = 0;

export const discard: Verb<typeof schema> = {
  name: 'discard',
  schema,
  rule: cite('12.13', 'R15'),
  run(s, x, { discard: n, atLeast }) {
    const most = amountOf(s, x, n);
    chooseCards(s, x, { zone: HAND, most, least: atLeast ?? most, sieve: 0, aim: TO_DISCARD });
  },
  cs: (i) => `odložte ${csCards(i.discard, i.atLeast)} z ruky`,
  en: (i) => `discard ${enCards(i.discard, i.atLeast)} from your hand`,
};
