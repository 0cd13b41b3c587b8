/**
 * Somebody's purchase is paid for by several (8.16, R87, R88, R116): each of the others says how much he gives, the buyer pays
 * the rest; where he cannot, nothing is bought and nothing is paid.
 */
import type { Candidates, Cite } from '@kolbiste/kernel';
import { call, emit, forward } from '@kolbiste/kernel';
import { payGold } from '../atoms/deck.ts';
import { E } from '../events.ts';
import { NO_GOLD, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { GOLD, HP } from '../state.ts';
import { flow } from './registry.ts';

interface PaymentLocals {
  buyer: number;
  price: number;
  /** Which kind of purchase, and what of it. */
  deal: number;
  what: number;
  /** What each gives; -1 = he has not said yet. */
  given: number[];
}

/** What is done once it is paid. */
type Deal = (s: State, buyer: number, what: number) => void;
const [FOR_WARE, FOR_REMOVAL, FOR_EVENT, FOR_COURIER] = [0, 1, 2, 3];

export { FOR_COURIER, FOR_EVENT, FOR_REMOVAL, FOR_WARE };
export const DEALS = [
  forward<Deal>('a ware'),
  forward<Deal>('a removal'),
  forward<Deal>('an option of an event'),
  forward<Deal>('what a courier brings'),
];

/** Options behind those of a purchase: it is paid for together. */
export const TOGETHER = 500;
const PAYS = cite('8.16', 'R87', 'R88', 'R116');

const others = (s: State, seat: number): number =>
  s.heroes.reduce((sum, hero, each) => sum + (each === seat || hero[HP] <= 0 ? 0 : hero[GOLD]), 0);
/** Whether somebody else has gold to give. */
export const canBeHelped = (s: State, seat: number): boolean => others(s, seat) > 0;
/** Whether there is gold enough: of the hero alone, or of all. */
export function mayPay(s: State, seat: number, price: number, together: boolean): number {
  if (together && !canBeHelped(s, seat)) return NOT_HERE;
  return s.heroes[seat][GOLD] + (together ? others(s, seat) : 0) < price ? NO_GOLD : 0;
}

const left = ({ price, given }: PaymentLocals): number => price - given.reduce((sum, n) => sum + Math.max(0, n), 0);

/** Option: how much gold. */
const give = flow.question<PaymentLocals>('give', PAYS, {
  kind: 'gold',
  joint: true,
  seats(s, x) {
    if (left(x) <= 0) return 0;
    let mask = 0;
    x.given.forEach((n, seat) => {
      if (n < 0 && seat !== x.buyer && s.heroes[seat][HP] > 0 && s.heroes[seat][GOLD] > 0) mask |= 1 << seat;
    });
    return mask;
  },
  candidates(s, x, seat, out: Candidates) {
    const most = Math.min(s.heroes[seat][GOLD], left(x));
    for (let n = 0; n <= most; n++) out.push(n);
  },
  check: (s, x, seat, option) => (option >= 0 && option <= Math.min(s.heroes[seat][GOLD], left(x)) ? 0 : NOT_HERE),
  apply(_s, x, seat, option) {
    x.given[seat] = option;
  },
});

const pay = flow.step<PaymentLocals>('pay', PAYS, (s, x) => {
  const rest = left(x);
  if (rest > s.heroes[x.buyer][GOLD]) return void emit(s, E.notPaid, PAYS, x.buyer, rest);
  x.given.forEach((n, seat) => {
    payGold(s, seat, seat === x.buyer ? rest : Math.max(0, n), PAYS);
  });
  DEALS[x.deal].get()(s, x.buyer, x.what);
});

const payment = flow.procedure<PaymentLocals>(
  'payment',
  { rule: PAYS, locals: { buyer: 0, price: 0, deal: 0, what: 0, given: [0] }, see: 'open' },
  [give, pay],
);

/** A purchase: whose, for how much, of what kind, what of it. */
interface Purchase {
  readonly buyer: number;
  readonly price: number;
  readonly deal: number;
  readonly what: number;
}

/** Pays alone at once, or asks the others first. */
export function settlePrice(s: State, purchase: Purchase, together: boolean, rule: Cite = PAYS): void {
  const { buyer, price, deal, what } = purchase;
  if (together) return call(s, payment, { ...purchase, given: s.heroes.map(() => -1) });
  payGold(s, buyer, price, rule);
  DEALS[deal].get()(s, buyer, what);
}
