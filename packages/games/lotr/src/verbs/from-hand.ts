/** An ally comes into play out of the hand. */
import { call } from '@kolbiste/kernel';
import { printed } from '../cards/pool.ts';
import { must } from '../effects/could.ts';
import { uniqueInPlay } from '../effects/filter.ts';
import { fromHandLocals, handCards } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ALLY } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** `back`: at the end of the phase it goes back to the hand. */
const schema = { fromHand: term.oneOf(['ally']), back: term.optional(term.oneOf(['hand'])) };

export const fromHand: Verb<typeof schema> = {
  name: 'fromHand',
  schema,
  rule: cite('G.8', '2.5', '2.9'),
  run: (s, x, op) => call(s, handCards, fromHandLocals(x, op.back !== null)),
  would: { now: (s, x) => must(s.hands[x.seat].some((id) => printed(id).type === ALLY && !uniqueInPlay(s, id))) },
  hidden: true,
  cs(i, s) {
    const ally = `${cs.agree('jeden', i.fromHand, 'acc')} ${cs.declined(i.fromHand, 'acc')}`;
    const put = `${cs.mood(s, 'dej', 'dát')} z ruky do hry ${ally}`;
    return i.back === undefined ? put : `${put}; bude-li na konci fáze ještě ve hře, vrátí se ti do ruky`;
  },
  en(i) {
    const put = `put ${en.a(i.fromHand)} into play from your hand`;
    return i.back === undefined
      ? put
      : `${put}; if it is still in play at the end of the phase, it returns to your hand`;
  },
};
