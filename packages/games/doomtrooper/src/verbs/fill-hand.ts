/** A player draws up to so many cards. */
import { draw } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { fillHand: term.int(1, 10), who: term.optional(term.who, 'you') };

export const fillHand: Verb<typeof schema> = {
  name: 'fillHand',
  schema,
  rule: cite('3.1'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who))
      if (s.hands[seat].length < op.fillHand) draw(s, seat, op.fillHand - s.hands[seat].length, fillHand.rule);
  },
  would: (s, x, op) =>
    seats(s, x, op.who).some((seat) => {
      // What is played out of the hand has left it by then.
      const played = x.self === 0 && seat === x.seat ? 1 : 0;
      return s.hands[seat].length - played < op.fillHand && s.libraries[seat].length > 0;
    }),
  cs: (i) => cs.youOr(i.who, 'dobíráš', 'dobírá', `do ${i.fillHand} karet v ruce`),
  en: (i) => en.youOr(i.who, 'draw', 'draws', `up to ${i.fillHand} cards in hand`),
};
