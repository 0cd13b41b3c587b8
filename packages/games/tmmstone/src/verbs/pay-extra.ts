/** The controller pays any amount of mana on top, 0 too; it is `rolled`. */
import { payMana } from '../atoms/table.ts';
import { pickNumber } from '../flow/pick-number.ts';
import { ask, PAID } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { payExtra: term.yes };

export const payExtra: Verb<typeof schema> = {
  name: 'payExtra',
  schema,
  rule: PAID,
  run: (s, x) => ask(s, x, pickNumber, { seat: x.seat, card: x.card, low: 0, high: s.mana[x.seat], chosen: -1 }),
  take(s, x, _op, n) {
    x.rolled = n;
    payMana(s, x.seat, n, PAID);
  },
  cs(_i, s) {
    s.rolled = 'paid';
    return 'zaplať navíc, kolik many chceš (i žádnou)';
  },
  en(_i, s) {
    s.rolled = 'paid';
    return 'pay as much extra mana as you like (even none)';
  },
};
