/** A player discards the whole hand. */
import { throwAway } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardHand: term.who };

export const discardHand: Verb<typeof schema> = {
  name: 'discardHand',
  schema,
  rule: cite('9.25'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.discardHand))
      for (const card of s.hands[seat].slice()) throwAway(s, seat, card, discardHand.rule);
  },
  would: (s, x, op) => seats(s, x, op.discardHand).some((seat) => s.hands[seat].length > 0),
  cs: (i) => cs.youOr(i.discardHand, 'odhoď', 'odhodí', 'všechny karty z ruky'),
  en: (i) => en.youOr(i.discardHand, 'discard', 'discards', 'the whole hand'),
};
