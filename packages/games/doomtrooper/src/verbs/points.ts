/** Points for a player: destiny, promotion, or split as he likes [DT 4.31.2]. */
import { changeDestiny, earnPromotion } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { earn } from './kit/award.ts';
import { amountOf } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { points: term.amount, as: term.optional(term.oneOf(['destiny', 'promotion'])) };

export const points: Verb<typeof schema> = {
  name: 'points',
  schema,
  rule: cite('4.31.2', 'R111'),
  run(s, x, op) {
    const n = amountOf(s, x, op.points);
    if (op.as === 'destiny') changeDestiny(s, x.seat, n, points.rule);
    else if (op.as === 'promotion') earnPromotion(s, x.seat, n, points.rule);
    else earn(s, x.seat, n, x.card);
  },
  cs: (i, s) =>
    `získáváš ${i.as === undefined ? cs.points(i.points, '', s) : cs.points(i.points, i.as === 'destiny' ? 'osudu' : 'vítězný', s)}`,
  en: (i, s) =>
    `gain ${en.points(i.points, i.as === undefined ? '' : i.as === 'destiny' ? 'Destiny' : 'Promotion', s)}`,
};
