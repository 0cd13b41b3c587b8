/** New cards go into a deck, which is shuffled once. */
import { emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { amountOf } from '../effects/terms.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shuffleCards: term.cardNumber, count: term.amount, deck: term.side };

export const shuffleCards: Verb<typeof schema> = {
  name: 'shuffleCards',
  schema,
  rule: cite('draw.2', 'R112'),
  run(s, x, op) {
    const seat = sideSeat(s, x, op.deck);
    const n = amountOf(s, x, op.count);
    for (let k = 0; k < n; k++) {
      zones.deckOf(s, seat).push(op.shuffleCards);
      emit(s, E.shuffledIn, shuffleCards.rule, seat, op.shuffleCards);
    }
    if (n > 0) zones.shuffleDeck(s, seat);
  },
  cs: (i, s) =>
    `zamíchej do ${i.deck === 'opp' ? 'protivníkova' : 'svého'} balíčku ${cs.cardsIn(i.count, s, s.name(i.shuffleCards))}`,
  en: (i, s) =>
    `shuffle ${en.named(i.count, s.name(i.shuffleCards), i.deck === 'opp' ? "into the opponent's deck" : 'into your deck', s)}`,
};
