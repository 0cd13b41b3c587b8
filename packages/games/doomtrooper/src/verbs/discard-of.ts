/** Cards of a hand that was seen are discarded, as whoever plays this chooses. */
import { call } from '@kolbiste/kernel';
import { picking } from '../flow/pick-hand.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardOf: term.int(1, 5), who: term.who };

export const discardOf: Verb<typeof schema> = {
  name: 'discardOf',
  schema,
  rule: cite('9.25', 'R157'),
  run(s, x, op) {
    for (const whose of seats(s, x, op.who)) call(s, picking, { seat: x.seat, whose, left: op.discardOf });
  },
  would: (s, x, op) => seats(s, x, op.who).some((seat) => s.hands[seat].length > 0),
  cs: (i) =>
    `vyber a vyřaď ${cs.cards(i.discardOf, undefined as never)} z ${i.who === 'targets' ? 'každé ' : ''}ruky, kterou jsi viděl`,
  en: (i) =>
    `choose and discard ${en.cards(i.discardOf, undefined as never)} of ${i.who === 'targets' ? 'each' : 'the'} hand you saw`,
};
