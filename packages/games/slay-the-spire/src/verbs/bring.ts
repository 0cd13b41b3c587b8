/** Cards of a pile to the hand or onto the draw pile, by choice. */
import { amountOf } from '../effects/count.ts';
import { chooseCards, TO_HAND, TO_HAND_FREE, TO_HAND_KEPT, TO_TOP } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  bring: term.amount,
  from: term.zone,
  to: term.oneOf(['hand', 'top']),
  keep: term.flag,
  free: term.flag,
};
const FROM = {
  hand: ['z ruky', 'hand'],
  draw: ['z dobíracího balíčku', 'draw pile'],
  discard: ['z odkládací hromádky', 'discard pile'],
  exhaust: ['z hromádky vyčerpaných', 'exhaust pile'],
} as const;

export const bring: Verb<typeof schema> = {
  name: 'bring',
  schema,
  rule: cite('12.13', 'R15'),
  run(s, x, { bring: n, from, to, keep, free }) {
    const most = amountOf(s, x, n);
    chooseCards(s, x, {
      zone: from,
      most,
      least: most,
      sieve: 0,
      aim: to === 'top' ? TO_TOP : keep ? TO_HAND_KEPT : free ? TO_HAND_FREE : TO_HAND,
    });
  },
  cs: (i) =>
    `${i.to === 'hand' ? 'vezměte si do ruky' : 'položte navrch dobíracího balíčku'} ${csCards(i.bring)} ${FROM[i.from][0]}${i.keep ? ` a zachovejte ${i.bring === 1 ? 'ji' : 'je'}` : ''}${i.free ? '; v tomto tahu nestojí nic' : ''}`,
  en: (i) =>
    `put ${enCards(i.bring)} from your ${FROM[i.from][1]} ${i.to === 'hand' ? 'into your hand' : 'on top of your draw pile'}${i.keep ? ` and retain ${i.bring === 1 ? 'it' : 'them'}` : ''}${i.free ? '; it costs 0 this turn' : ''}`,
};
