/** A player gains promotion points. */
import { earnPromotion } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf, seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { gainPromotion: term.amount, who: term.optional(term.who, 'you') };

export const gainPromotion: Verb<typeof schema> = {
  name: 'gainPromotion',
  schema,
  rule: cite('R6', '4.31.2'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who))
      earnPromotion(s, seat, amountOf(s, x, op.gainPromotion, s.promotion[seat]), gainPromotion.rule);
  },
  would: (s, x, op) => amountOf(s, x, op.gainPromotion) > 0,
  cs: (i, s) => cs.youOr(i.who, 'získáváš', 'získává', cs.points(i.gainPromotion, 'vítězný', s)),
  en: (i, s) => en.youOr(i.who, 'gain', 'gains', en.points(i.gainPromotion, 'Promotion', s)),
};
