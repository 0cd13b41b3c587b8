/** Random cards of a hand, or all; all leave before anything fires [TMM R90] [TMM R141]. */
import { chance } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { burn: term.amountOr('all'), hand: term.side, how: term.oneOf(['random', 'all']) };

export const burn: Verb<typeof schema> = {
  name: 'burn',
  schema,
  rule: cite('hand.9', 'key.18', 'cond.5', 'R90', 'R141'),
  run(s, x, op) {
    const seat = sideSeat(s, x, op.hand);
    const hand = s.hands[seat];
    if (op.burn === null) while (hand.length > 0) zones.burnAt(s, seat, 0);
    else
      for (let n = Math.min(hand.length, amountOf(s, x, op.burn)); n > 0; n--)
        zones.burnAt(s, seat, chance(s, 'hand', hand.length), burn.rule);
  },
  cs(i, s) {
    const from = i.hand === 'opp' ? 'z protivníkovy ruky' : 'ze své ruky';
    if (i.burn === 'all' || i.how === 'all') return `spal všechny karty ${from}`;
    const what = i.burn === 1 ? cs.RANDOM_CARDS.one : cs.howMuch(i.burn, cs.RANDOM_CARDS, s);
    return typeof i.burn === 'number' ? `spal ${what} ${from}` : `spal ${from} ${what}`;
  },
  en(i, s) {
    const from = i.hand === 'opp' ? "the opponent's hand" : 'your hand';
    if (i.burn === 'all' || i.how === 'all') return `burn all cards in ${from}`;
    if (i.burn === 1) return `burn a random card from ${from}`;
    const number = en.short(i.burn, s);
    if (number !== null) return `burn ${number} random cards from ${from}`;
    return `burn a number of random cards from ${from} equal to ${en.amount(i.burn, s)}`;
  },
};
