/** A number from 0 to the most, chosen by a player: which of several texts of a card is carried out. */
import { done } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface ChooseLocals {
  [name: string]: number | number[];
  seat: number;
  /** The card whose text asks. */
  card: number;
  most: number;
}

const RULE = cite('4.18.1');
/** Nobody is asked before what has happened is answered. */
const calm = flow.step<ChooseLocals>('calm', RULE, (s) => settle(s));
const choose = flow.question<ChooseLocals>('choose', RULE, {
  kind: 'choose',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, x, _seat, out) {
    for (let n = 0; n <= x.most; n++) out.push(n);
  },
  check: (_s, x, _seat, option) => (option >= 0 && option <= x.most ? 0 : NOT_HERE),
});
const give = flow.step<ChooseLocals>('give', RULE, (_s, _x, f) => done(f, f.result));

/** Gives the number back. */
export const choosing = flow.procedure<ChooseLocals>(
  'choose',
  { rule: RULE, locals: { seat: 0, card: 0, most: 0 }, see: 'open' },
  [calm, choose, give],
);
