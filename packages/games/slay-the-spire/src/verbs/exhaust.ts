/** Cards of the hand to the exhaust pile, by choice. */
import { amountOf } from '../effects/count.ts';
import { chooseCards, TO_EXHAUST } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaust: term.amount, atLeast: term.optional(term.int(0, 9)) };
const HAND = 0;

export const exhaust: Verb<typeof schema> = {
  name: 'exhaust',
  schema,
  rule: cite('24.12', 'R15'),
  run(s, x, { exhaust: n, atLeast }) {
    const most = amountOf(s, x, n);
    chooseCards(s, x, { zone: HAND, most, least: atLeast ?? most, sieve: 0, aim: TO_EXHAUST });
  },
  cs: (i) => `vyčerpejte ${csCards(i.exhaust, i.atLeast)} z ruky`,
  en: (i) => `exhaust ${enCards(i.exhaust, i.atLeast)} from your hand`,
};
