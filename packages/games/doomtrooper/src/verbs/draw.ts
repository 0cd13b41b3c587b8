/** A player draws cards. */
import { draw } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf, seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { draw: term.amount, who: term.optional(term.who, 'you') };

export const drawVerb: Verb<typeof schema> = {
  name: 'draw',
  schema,
  rule: cite('3.1'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who)) draw(s, seat, amountOf(s, x, op.draw), drawVerb.rule);
  },
  would: (s, x, op) => seats(s, x, op.who).some((seat) => s.libraries[seat].length > 0),
  cs: (i, s) => cs.youOr(i.who, 'dobíráš', 'dobírá', cs.cards(i.draw, s)),
  en: (i, s) => en.youOr(i.who, 'draw', 'draws', en.cards(i.draw, s)),
};
