/** Cards of hands: all events, so many at random, or so many of one's own choice, in player order [LOTR 0.2]. */
import { call } from '@kolbiste/kernel';
import { allHave } from '../effects/full.ts';
import { players } from '../effects/whom.ts';
import { discardEvents, discardOwn, randomDiscard } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardHand: term.fewOr('events'), by: term.player, random: term.flag };

export const discardHand: Verb<typeof schema> = {
  name: 'discardHand',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, { discardHand: left, by, random }) {
    const seats = players(s, x, by);
    // What is called last comes first.
    for (const seat of left !== null && !random ? seats.reverse() : seats) {
      if (left === null) discardEvents(s, seat, discardHand.rule);
      else if (random) randomDiscard(s, seat, left, discardHand.rule);
      else call(s, discardOwn, { seat, left, card: x.card });
    }
  },
  would: { player: (s, _x, _op, seat) => s.hands[seat].length > 0 },
  full: (s, x, op) => allHave(s, x, op.by, op.discardHand ?? 0, (seat) => s.hands[seat].length),
  met: (s, _x, op) => s.hands[s.first].length >= (op.discardHand ?? 1),
  cs(i) {
    const cards = i.random === true ? cs.randomCards : cs.cardsOf;
    const what = i.discardHand === 'events' ? 'všechny události' : cards(i.discardHand);
    return cs.does(i.by, `odhoď z ruky ${what}`, `odhodí z ruky ${what}`);
  },
  en(i) {
    const card = i.random === true ? 'random card' : 'card';
    const what = i.discardHand === 'events' ? 'all events' : en.counted(i.discardHand, card);
    return en.does(i.by, `discard ${what} from your hand`, `discards ${what} from their hand`);
  },
};
