/** The own top card is looked at: keep or draw it, or put it to the bottom. */
import { emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { E } from '../events.ts';
import { drawCards } from '../flow/draw.ts';
import { pickPeek } from '../flow/pick-card.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { alone } from '../text/card/join.ts';
import { ask, LOOK } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { peek: term.oneOf(['keepOrBottom', 'drawOrBottomAgain']) };

export const peek: Verb<typeof schema> = {
  name: 'peek',
  schema,
  rule: LOOK,
  run(s, x, op) {
    const deck = zones.deckOf(s, x.seat);
    if (deck.length === 0 || (op.peek === 'drawOrBottomAgain' && x.rounds >= deck.length)) {
      x.rounds = 0;
      return;
    }
    const top = deck[deck.length - 1];
    emit(s, E.looked, LOOK, x.seat, 1, x.seat);
    emit(s, E.saw, LOOK, x.seat, top, 2, 0, 1 << x.seat);
    ask(s, x, pickPeek, { seat: x.seat, card: x.card, top, chosen: 0 });
  },
  take(s, x, op, answer) {
    const deck = zones.deckOf(s, x.seat);
    const again = op.peek === 'drawOrBottomAgain';
    if (answer === 1) {
      x.rounds = 0;
      if (again) drawCards(s, x.seat, 1, false);
      return;
    }
    deck.unshift(deck.pop() as number);
    if (!again) return;
    x.rounds++;
    x.at--;
  },
  cs: (i) => alone(cs.PEEKED[i.peek]),
  en: (i) => alone(en.PEEKED[i.peek]),
};
