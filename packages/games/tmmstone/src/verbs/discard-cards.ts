/** So many of this card are thrown away out of the own hand, as far as they are there. */
import * as zones from '../atoms/zones.ts';
import { cardIn } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardCards: term.cardNumber, count: term.int(1, 10) };

export const discardCards: Verb<typeof schema> = {
  name: 'discardCards',
  schema,
  rule: cite('grave.1', 'R113'),
  run(s, x, op) {
    for (let k = 0; k < op.count; k++) {
      const at = s.hands[x.seat].findIndex((entry) => cardIn(entry) === op.discardCards);
      if (at >= 0) zones.discardAt(s, x.seat, at);
    }
  },
  cs: (i, s) => `zahoď z ruky ${cs.cardsIn(i.count, s, s.name(i.discardCards))}`,
  en: (i, s) => `discard ${i.count} ${s.name(i.discardCards)}`,
};
