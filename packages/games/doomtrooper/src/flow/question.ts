/**
 * Questions about a hand, as many as were paid for [DT 4.19.5]: of which type - what of it - its player answers truthfully, or pays
 * and does not. What is asked and answered at the table everybody hears.
 */
import { emit, goto } from '@kolbiste/kernel';
import { changeDestiny } from '../atoms/points.ts';
import { E } from '../events.ts';
import { asked, isHeldSo, typesAsked } from '../legal/questions.ts';
import { NO_DESTINY, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

export interface QuestionLocals {
  [name: string]: number | number[];
  seat: number;
  /** Whose hand it is about; what refusing costs; questions left. */
  whose: number;
  price: number;
  left: number;
  type: number;
  more: number;
}

const RULE = cite('4.19.5', '7.1.1', 'R157');
const type = flow.question<QuestionLocals>('type', RULE, {
  kind: 'questionType',
  fresh: true,
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, _x, _seat, out) {
    for (const each of typesAsked()) out.push(each);
  },
  check: (_s, _x, _seat, option) => (typesAsked().includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.type = option;
  },
});
const more = flow.question<QuestionLocals>('more', RULE, {
  kind: 'question',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, x, _seat, out) {
    for (const each of asked(x.type)) out.push(each);
  },
  check: (_s, x, _seat, option) => (asked(x.type).includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.more = option;
  },
});

const [REFUSE, ANSWER] = [0, 1];
const mayRefuse = (s: State, x: QuestionLocals): number => (s.destiny[x.whose] >= x.price ? 0 : NO_DESTINY);
const answer = flow.question<QuestionLocals>('answer', RULE, {
  kind: 'answer',
  seats: (_s, x) => 1 << x.whose,
  candidates(_s, _x, _seat, out) {
    out.push(REFUSE);
    out.push(ANSWER);
  },
  check: (s, x, _seat, option) => (option === REFUSE ? mayRefuse(s, x) : option === ANSWER ? 0 : NOT_HERE),
});
const told = flow.step<QuestionLocals>('told', RULE, (s, x, f) => {
  const is = f.result === ANSWER ? (isHeldSo(s, x.whose, x.type, x.more) ? 1 : 0) : -1;
  if (is < 0) changeDestiny(s, x.whose, -x.price, RULE);
  emit(s, is < 0 ? E.unanswered : E.answered, RULE, x.whose, x.type, x.more, Math.max(0, is));
  x.left--;
  if (x.left > 0) goto(f, type);
});

export const questioning = flow.procedure<QuestionLocals>(
  'question',
  { rule: RULE, locals: { seat: 0, whose: 0, price: 0, left: 0, type: 0, more: 0 }, see: 'open' },
  [type, more, answer, told],
);
