/** A player discards cards of the hand at random. */
import { chance } from '@kolbiste/kernel';
import { throwAway } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf, seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardRandom: term.amount, who: term.who };

export const discardRandom: Verb<typeof schema> = {
  name: 'discardRandom',
  schema,
  rule: cite('9.25', 'R157'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who)) {
      const hand = s.hands[seat];
      for (let n = amountOf(s, x, op.discardRandom); n > 0 && hand.length > 0; n--)
        throwAway(s, seat, hand[chance(s, 'hand', hand.length)], discardRandom.rule);
    }
  },
  would: (s, x, op) => seats(s, x, op.who).some((seat) => s.hands[seat].length > 0),
  cs: (i) =>
    cs.youOr(i.who, 'odhoď', 'odhodí', i.discardRandom === 'steps' ? 'náhodnou kartu z ruky' : 'náhodné karty z ruky'),
  en: (i) =>
    en.youOr(
      i.who,
      'discard',
      'discards',
      i.discardRandom === 'steps' ? 'a card of the hand at random' : 'cards of the hand at random',
    ),
};
