/** A player gains destiny points. */
import { changeDestiny } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { amountOf, seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { gainDestiny: term.amount, who: term.optional(term.who, 'you') };

export const gainDestiny: Verb<typeof schema> = {
  name: 'gainDestiny',
  schema,
  rule: cite('R6', '4.31.2'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who))
      changeDestiny(s, seat, amountOf(s, x, op.gainDestiny, s.destiny[seat]), gainDestiny.rule);
  },
  would: (s, x, op) => amountOf(s, x, op.gainDestiny) > 0,
  cs: (i, s) => cs.youOr(i.who, 'získáváš', 'získává', cs.points(i.gainDestiny, 'osudu', s)),
  en: (i, s) => en.youOr(i.who, 'gain', 'gains', en.points(i.gainDestiny, 'Destiny', s)),
};
