/** A player pays so many destiny points, or something happens. */
import { call } from '@kolbiste/kernel';
import { changeDestiny } from '../atoms/points.ts';
import { choosing } from '../flow/choose.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { payOr: term.int(1, 40), who: term.who, do: term.text };

export const payOr: Verb<typeof schema> = {
  name: 'payOr',
  schema,
  rule: cite('4.18.1', '7.4.1'),
  run(s, x, op) {
    const [seat] = seats(s, x, op.who);
    if (seat === undefined || s.destiny[seat] < op.payOr) return runAll(s, x, op.do);
    x.asked = 1;
    call(s, choosing, { seat, card: x.card, most: 1 });
  },
  take(s, x, op, answer) {
    const [seat] = seats(s, x, op.who);
    if (answer === 0) changeDestiny(s, seat, -op.payOr, payOr.rule);
    else runAll(s, x, op.do);
  },
  cs: (i, s) =>
    `buď ${cs.youOr(i.who, 'zaplatíš', 'zaplatí', cs.points(i.payOr, 'osudu', s))}, nebo ${cs.clauses(i.do, s)}`,
  en: (i, s) => `either ${en.youOr(i.who, 'pay', 'pays', en.points(i.payOr, 'Destiny', s))}, or ${en.clauses(i.do, s)}`,
};
