/**
 * Using an ability, or playing an event [LOTR 2.11] [LOTR W.10].
 * X is named (2.6) - resources (2.4) - the card leaves the hand - what the ability asks (G.5) - it is carried out (G.4) -
 * the event goes to its owner's discard pile (2.11).
 */
import { call, emit, emitFrom, setCause } from '@kolbiste/kernel';
import { takeFromHand, toDiscard } from '../atoms/cards.ts';
import { countUse } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { ACTION, COST_X } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { doingOf, xFor } from '../legal.ts';
import { ofThing } from '../origins.ts';
import { cite } from '../rulebook.ts';
import { EVENT } from '../vocabulary.ts';
import { effect } from './effect.ts';
import type { UseLocals } from './forward-refs.ts';
import { useLocals } from './forward-refs.ts';
import { costs, paying } from './pay.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';

const USE = cite('G.5', 'G.13', 'W.10');
const NAME_X = cite('2.6');
const PAY = cite('2.4', '2.5', '2.6');
const PLAY = cite('2.11', 'W.10');

const isEvent = (x: UseLocals): boolean => x.fromHand === 1 && printed(x.card).type === EVENT;

const nameX = flow.step<UseLocals>('nameX', NAME_X, (s, x) => {
  if (!isEvent(x) || printed(x.card).cost !== COST_X) return;
  call(s, pickOne, listLocals(x.seat, xFor(s, x.seat, x.card), ASK.costX, x.card));
});
const payPrice = flow.step<UseLocals>('payPrice', PAY, (s, x, f) => {
  if (!isEvent(x)) return;
  const { cost } = printed(x.card);
  if (cost === COST_X) x.X = f.result;
  const left = cost === COST_X ? x.X : cost;
  takeFromHand(s, x.seat, x.card);
  x.limbo = 1;
  setCause(f, emit(s, E.played, PLAY, x.seat, x.card, cost === COST_X ? x.X : -1));
  call(s, paying, { seat: x.seat, card: x.card, left, paid: [] });
});
const payCosts = flow.step<UseLocals>('payCosts', USE, (s, x, f) => {
  const d = doingOf(x.doing);
  if (!isEvent(x) && d.kind === ACTION) {
    setCause(f, emitFrom(s, [ofThing(x.self)], E.used, USE, x.self, x.card, x.seat, x.doing));
    if (d.limit > 0) countUse(s, x.self, d.index, d.limitEach ? x.seat : -1, d.limitPer);
  }
  const { program, pc, self, card, seat, subject, amount, controller, it, who, X, full } = x;
  const speaker = { program, pc, self, card, seat, subject, amount, controller, it, who, X, full };
  call(s, costs, { ...speaker, doing: x.doing, at: 0 });
});
const carryOut = flow.step<UseLocals>('carryOut', USE, (s, x, f) => {
  const { program, self, card, seat, subject, amount, controller, X } = x;
  const speaker = { ...contextOf(program, card, self, seat), subject, amount, controller, X };
  call(s, effect, { ...speaker, it: f.result });
});
const putAway = flow.step<UseLocals>('putAway', PLAY, (s, x) => {
  if (x.limbo !== 1) return;
  toDiscard(s, x.seat, x.card);
  emit(s, E.discarded, PLAY, x.seat, x.card);
});

export const using = flow.procedure<UseLocals>(
  'use',
  { rule: USE, locals: useLocals(contextOf(0, 0, 0, 0), 0, 0), see: 'open' },
  [nameX, payPrice, payCosts, carryOut, putAway],
);
