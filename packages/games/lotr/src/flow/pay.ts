/**
 * Paying resources [LOTR 2.4]: one after the other from heroes of the sphere; who pays is asked only where it is a
 * choice. Then what else an ability asks.
 */
import { call, done, goto, resetCause } from '@kolbiste/kernel';
import { discardFromHand } from '../atoms/cards.ts';
import { exhaust, pay } from '../atoms/marks.ts';
import { printed } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { thingOf } from '../in-play.ts';
import { costThings, doingOf, payersOf } from '../legal.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';

const PAY = cite('2.1', '2.4');
const COSTS = cite('G.5');

export interface PayLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  left: number;
  /** Heroes that have paid, where each may pay but once. */
  paid: number[];
}

const able = (s: State, x: PayLocals): Thing[] => {
  const distinct = printed(x.card).payers > 0;
  return payersOf(s, x.seat, printed(x.card).sphere).filter((t) => !distinct || !x.paid.includes(t.id));
};

/** Who may pay next; only the first where all must give all they have, in whatever order. */
function payers(s: State, x: PayLocals): Thing[] {
  const found = able(s, x);
  const most = printed(x.card).payers > 0 ? found.length : found.reduce((sum, t) => sum + t.resources, 0);
  return most > x.left ? found : found.slice(0, 1);
}

const next = flow.step<PayLocals>('next', PAY, (s, x, f) => {
  if (x.left <= 0) return done(f);
  resetCause(s, f);
  const from = payers(s, x).map((t) => t.id);
  call(s, pickOne, listLocals(x.seat, from, ASK.payer, x.card));
});
const take = flow.step<PayLocals>('take', PAY, (s, x, f) => {
  const t = thingOf(s, f.result);
  if (t === null) return done(f);
  pay(s, t, 1, PAY);
  x.paid.push(t.id);
  x.left--;
  goto(f, next);
});
export const paying = flow.procedure<PayLocals>(
  'pay',
  { rule: PAY, locals: { seat: 0, card: 0, left: 0, paid: [] }, see: 'open' },
  [next, take],
);

export interface CostLocals extends EffectContext {
  doing: number;
  at: number;
}

const nextCost = flow.step<CostLocals>('next', COSTS, (s, x, f) => {
  const { costs } = doingOf(x.doing);
  if (x.at >= costs.length) return done(f, x.it);
  resetCause(s, f);
  const c = costs[x.at];
  if (c.kind === 1) {
    const found = costThings(s, x, doingOf(x.doing), c).map((t) => t.id);
    return call(s, pickOne, listLocals(x.seat, found, ASK.costThing, x.card));
  }
  if (c.kind === 3) {
    const list = listLocals(x.seat, s.hands[x.seat], ASK.discardHand, x.card);
    return call(s, pickOne, { ...list, open: 0, always: s.hands[x.seat].length > 1 ? 1 : 0 });
  }
});
const payCost = flow.step<CostLocals>('pay', COSTS, (s, x, f) => {
  const c = doingOf(x.doing).costs[x.at++];
  const self = thingOf(s, x.self);
  goto(f, nextCost);
  if (c.kind === 0 && self !== null) exhaust(s, self, COSTS);
  if (c.kind === 2 && self !== null) pay(s, self, c.n, COSTS);
  if (c.kind === 3) discardFromHand(s, x.seat, f.result, COSTS);
  const chosen = c.kind === 1 ? thingOf(s, f.result) : null;
  if (chosen === null) return;
  exhaust(s, chosen, COSTS);
  x.it = chosen.id;
});
/** Gives back what was exhausted as the cost; 0 = nothing was chosen. */
export const costs = flow.procedure<CostLocals>(
  'costs',
  { rule: COSTS, locals: { ...contextOf(0, 0, 0, 0), doing: 0, at: 0 }, see: 'open' },
  [nextCost, payCost],
);
