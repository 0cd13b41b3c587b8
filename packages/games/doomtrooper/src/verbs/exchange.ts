/** Points are exchanged at a rate, one way or the other. */
import { changeDestiny, changePromotion } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exchange: term.int(1, 10), into: term.oneOf(['promotion', 'destiny']) };

export const exchange: Verb<typeof schema> = {
  name: 'exchange',
  schema,
  rule: cite('R6', '6.1'),
  run(s, x, op) {
    if (exchange.would?.(s, x, op) === false) return;
    const n = (op.into === 'promotion' ? 1 : -1) * x.targets[0];
    changeDestiny(s, x.seat, -n * op.exchange, exchange.rule);
    changePromotion(s, x.seat, n, exchange.rule);
  },
  would(s, x, op) {
    const [n] = x.targets;
    return n > 0 && (op.into === 'promotion' ? s.destiny[x.seat] >= n * op.exchange : s.promotion[x.seat] >= n);
  },
  cs: (i) =>
    i.into === 'promotion'
      ? `za každých ${i.exchange} B získej vítězný bod`
      : `za každý vítězný bod získej ${i.exchange} B`,
  en: (i) => (i.into === 'promotion' ? `gain a P for each ${i.exchange} D` : `gain ${i.exchange} D for each P`),
};
