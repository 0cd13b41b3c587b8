/** New cards come into a hand. */
import * as zones from '../atoms/zones.ts';
import { ST } from '../cards/printed.ts';
import { eachStatic } from '../effects/statics.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  give: term.cardNumber,
  count: term.optional(term.amount, 1),
  to: term.optional(term.seatOnTurn, 'own'),
};

export const give: Verb<typeof schema> = {
  name: 'give',
  schema,
  rule: cite('cards.5', 'hand.6'),
  run(s, x, op) {
    let n = amountOf(s, x, op.count);
    eachStatic(s, ST.doubleGiven, (t, of) => {
      if ((of < 0 || of === x.seat) && t.n === op.give) n *= 2;
    });
    if (n > 0) zones.giveCards(s, sideSeat(s, x, op.to), op.give, n, give.rule);
  },
  cs(i, s) {
    const what = cs.cardsIn(i.count ?? 1, s, s.name(i.give));
    if (i.to === 'opp') return `přidej protivníkovi do ruky ${what}`;
    return i.to === 'active' ? `hráč na tahu dostane do ruky ${what}` : `přidej si do ruky ${what}`;
  },
  en(i, s) {
    const name = s.name(i.give);
    if (i.to === 'active') return `the active player puts ${en.named(i.count ?? 1, name, 'into their hand', s)}`;
    return `put ${en.named(i.count ?? 1, name, i.to === 'opp' ? "into the opponent's hand" : 'into your hand', s)}`;
  },
};
