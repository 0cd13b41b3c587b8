/** A warrior out of somebody's discard pile comes into the own Kohort, with what holds of him as long as he lies there. */
import { call } from '@kolbiste/kernel';
import { raisable, raising } from '../flow/raise.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { holds } from './holds/term.ts';
import { seats } from './kit/index.ts';
import { held, THOSE } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { raise: term.who, as: holds };

export const raise: Verb<typeof schema> = {
  name: 'raise',
  schema,
  rule: cite('9.18', '9.7', 'R151'),
  run(s, x, op) {
    const [whose] = seats(s, x, op.raise);
    x.asked = 1;
    call(s, raising, { seat: x.seat, whose });
  },
  take(s, x, op, answer) {
    x.those = [answer];
    for (const each of op.as) held(s, x, THOSE, UNTIL_GAME, each, raise.rule);
  },
  // What lies in others' piles nobody knows who looks for somebody there.
  would(s, x, op) {
    const [whose] = seats(s, x, op.raise);
    return (whose === x.seat ? raisable(s, whose) : s.discards[whose]).length > 0;
  },
  cs: (i, s) =>
    `prohlédni si hrob vybraného hráče a vlož z něj bojovníka do své Kohorty; dokud je ve hře, ${cs.heldAll(i.as, s)}`,
  en: (i, s) =>
    `look through the discard pile of a chosen player and put a warrior of it into your Kohort; as long as that warrior is in play, it ${en.heldAll(i.as, s)}`,
};
