/** Choices without a thing to point at: a number, one of several texts, the result of a coin or die, yes or no. */
import { done } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';

export interface NumberLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  low: number;
  high: number;
  chosen: number;
}

const range = (kind: 'number' | 'mode' | 'mana' | 'chance'): Parameters<typeof flow.question<NumberLocals>>[2] => ({
  kind,
  seats: (_s, x) => (x.high > x.low ? 1 << x.seat : 0),
  candidates(_s, x, _seat, out) {
    for (let n = x.low; n <= x.high; n++) out.push(n);
  },
  check: (_s, x, _seat, option) => (option >= x.low && option <= x.high ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.chosen = option;
  },
});
const numberLocals: NumberLocals = { seat: 0, card: 0, low: 0, high: 0, chosen: -1 };
const giveNumber = () =>
  flow.step<NumberLocals>('give', cite('R51'), (_s, x, f) => done(f, x.high > x.low ? x.chosen : x.low));

const NUMBER = cite('word.1', 'R51');
export const pickNumber = flow.procedure<NumberLocals>(
  'pickNumber',
  { rule: NUMBER, locals: numberLocals, see: 'open' },
  [flow.question<NumberLocals>('number', NUMBER, range('number')), giveNumber()],
);
/** One of several texts of a card; counted from 0. */
export const pickMode = flow.procedure<NumberLocals>('pickMode', { rule: NUMBER, locals: numberLocals, see: 'open' }, [
  flow.question<NumberLocals>('mode', NUMBER, range('mode')),
  giveNumber(),
]);
/** A coin (0 tails, 1 heads) or a die that a card lets its player choose. */
export const pickChance = flow.procedure<NumberLocals>(
  'pickChance',
  { rule: NUMBER, locals: numberLocals, see: 'open' },
  [flow.question<NumberLocals>('result', NUMBER, range('chance')), giveNumber()],
);

export interface MayLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  pay: number;
  chosen: number;
}
const MAY = cite('R130', 'main.2');
/** 1 = yes. Asked also where the price cannot be paid? No: then it is no. */
export const confirm = flow.procedure<MayLocals>(
  'confirm',
  { rule: MAY, locals: { seat: 0, card: 0, pay: 0, chosen: 0 }, see: 'open' },
  [
    flow.question<MayLocals>('may', MAY, {
      kind: 'may',
      seats: (s, x) => (x.pay > s.mana[x.seat] ? 0 : 1 << x.seat),
      candidates(_s, _x, _seat, out) {
        out.push(0);
        out.push(1);
      },
      check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
      apply(_s, x, _seat, option) {
        x.chosen = option;
      },
    }),
    flow.step<MayLocals>('give', MAY, (_s, x, f) => done(f, x.chosen)),
  ],
);
