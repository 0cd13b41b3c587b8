/** A player loses destiny points, never more than there are. */
import { changeDestiny } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf, seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseDestiny: term.amount, who: term.optional(term.who, 'you') };

export const loseDestiny: Verb<typeof schema> = {
  name: 'loseDestiny',
  schema,
  rule: cite('R6', '4.31.2'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who))
      changeDestiny(s, seat, -amountOf(s, x, op.loseDestiny, s.destiny[seat]), loseDestiny.rule);
  },
  would: (s, x, op) => seats(s, x, op.who).some((seat) => s.destiny[seat] > 0),
  cs: (i, s) => cs.youOr(i.who, 'ztrácíš', 'ztrácí', cs.points(i.loseDestiny, 'osudu', s)),
  en: (i, s) => en.youOr(i.who, 'lose', 'loses', en.points(i.loseDestiny, 'Destiny', s)),
};
