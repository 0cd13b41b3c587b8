/** Some random cards of the other hand are looked at, and one of them is burned. */
import { chance, emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { cardIn } from '../board.ts';
import { E } from '../events.ts';
import { pickCard } from '../flow/pick-card.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ask, LOOK } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { lookAndBurn: term.int(1, 10) };

export const lookAndBurn: Verb<typeof schema> = {
  name: 'lookAndBurn',
  schema,
  rule: LOOK,
  run(s, x, { lookAndBurn: n }) {
    const seat = 1 - x.seat;
    const places = s.hands[seat].map((_, i) => i);
    const looked: number[] = [];
    while (looked.length < n && places.length > 0) looked.push(...places.splice(chance(s, 'hand', places.length), 1));
    if (looked.length === 0) return;
    const cards = looked.map((at) => cardIn(s.hands[seat][at]));
    emit(s, E.looked, LOOK, x.seat, cards.length, seat);
    for (const card of cards) emit(s, E.saw, LOOK, x.seat, card, 2, 0, 1 << x.seat);
    // Places, not cards: everybody sees what a text remembers [TMM R20].
    x.rolls = looked;
    ask(s, x, pickCard, { seat: x.seat, card: x.card, cards, secret: 1, chosen: -1 });
  },
  take(s, x, _op, answer) {
    const seat = 1 - x.seat;
    const at = x.rolls[answer];
    x.rolls = [];
    if (at < s.hands[seat].length) zones.burnAt(s, seat, at);
  },
  cs: (i) => `podívej se na ${cs.counted(i.lookAndBurn, cs.RANDOM_CARDS)} v protivníkově ruce a jednu z nich spal`,
  en: (i) => `look at ${en.counted(i.lookAndBurn, 'random card')} in the opponent's hand and burn one of them`,
};
