/** For each of some warriors their player pays, or he is discarded. */
import { done, goto } from '@kolbiste/kernel';
import { leave } from '../atoms/pieces.ts';
import { changeDestiny } from '../atoms/points.ts';
import { pieceOf } from '../board.ts';
import { GONE_DISCARDED } from '../events.ts';
import { mayGo } from '../legal/lose.ts';
import { NO_DESTINY, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface RansomLocals {
  [name: string]: number | number[];
  seat: number;
  ids: number[];
  at: number;
  price: number;
}

const [LOSE, PAY] = [0, 1];
const canPay = (s: State, x: RansomLocals): boolean => s.destiny[x.seat] >= x.price;
const RULE = cite('4.18.1', '9.25');
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<RansomLocals>('settled', RULE, (s) => settle(s));
const ask = flow.question<RansomLocals>('ask', RULE, {
  kind: 'ransom',
  seats: (s, x) => (pieceOf(s, x.ids[x.at]) !== null && canPay(s, x) ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(LOSE);
    out.push(PAY);
  },
  check: (s, x, _seat, option) => (option === PAY ? (canPay(s, x) ? 0 : NO_DESTINY) : option === LOSE ? 0 : NOT_HERE),
});
const settleOne = flow.step<RansomLocals>('settleOne', RULE, (s, x, f) => {
  if (x.at >= x.ids.length) return done(f);
  const p = pieceOf(s, x.ids[x.at]);
  if (f.result === PAY) changeDestiny(s, x.seat, -x.price, RULE);
  else if (p !== null && mayGo(s, p, GONE_DISCARDED)) leave(s, p, GONE_DISCARDED, RULE);
  x.at++;
  goto(f, settled);
});

export const ransom = flow.procedure<RansomLocals>(
  'ransom',
  { rule: RULE, locals: { seat: 0, ids: [], at: 0, price: 0 }, see: 'open' },
  [settled, ask, settleOne],
);
