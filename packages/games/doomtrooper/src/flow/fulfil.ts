/**
 * A mission is fulfilled [DT 4.11.4] [DT 4.11.6]: what answers that (R16) - its text, for whoever gets what it pays - where another one
 * has taken that, its bearer is discarded.
 */
import { call, emit } from '@kolbiste/kernel';
import { leave } from '../atoms/pieces.ts';
import { bearerOf, isWarrior, pieceOf } from '../board.ts';
import { M_FULFILLED } from '../cards/timing.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf, copyContext } from '../effects/effect-context.ts';
import { E, GONE_DISCARDED } from '../events.ts';
import { mayGo } from '../legal/lose.ts';
import { REACTIONS } from '../legal/play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { acting } from './act.ts';
import { fulfillingNow } from './forward-refs.ts';
import { callWith, flow, localsOf } from './registry.ts';
import { openReactions } from './window.ts';

export interface FulfilLocals extends EffectContext {
  /** Another player who gets what it pays; -1 = nobody else. */
  thief: number;
  /** The warrior who has fulfilled it; 0 = a player has. */
  bearer: number;
}

const ANSWERED = cite('7.2.3', '4.11.4', 'R16');
const told = flow.step<FulfilLocals>('told', ANSWERED, (s, x) => {
  const p = pieceOf(s, x.self);
  const bearer = p === null ? null : bearerOf(s, p);
  x.bearer = bearer !== null && isWarrior(bearer) ? bearer.id : 0;
  emit(s, E.fulfilled, ANSWERED, x.self, x.card, x.seat);
  const moment = { moment: M_FULFILLED, subject: x.self, object: x.seat, amount: 0 };
  openReactions(s, { kind: REACTIONS, ...moment }, x.seat);
});

const PAID = cite('4.11.4', '4.11.6');
const paid = flow.step<FulfilLocals>('paid', PAID, (s, x) => {
  const { thief, bearer: _, ...rest } = x;
  call(s, acting, { ...copyContext(rest), seat: thief < 0 ? x.seat : thief });
});

const CAUGHT = cite('9.25');
const caught = flow.step<FulfilLocals>('caught', CAUGHT, (s, x) => {
  const p = x.thief < 0 ? null : pieceOf(s, x.bearer);
  if (p !== null && mayGo(s, p, GONE_DISCARDED)) leave(s, p, GONE_DISCARDED, CAUGHT);
});

const fulfilling = flow.procedure<FulfilLocals>(
  'fulfil',
  {
    rule: PAID,
    locals: { ...contextOf(0, 0), thief: -1, bearer: 0 },
    see: 'open',
    copy: (x) => ({ ...x, targets: x.targets.slice(), those: x.those.slice() }),
  },
  [told, paid, caught],
);

fulfillingNow.bind((s, x) => callWith(s, fulfilling, x));

/** The mission that is being fulfilled, for texts that answer it; null = none. */
export const fulfilledNow = (s: State, self: number): FulfilLocals | null =>
  localsOf(s, fulfilling).find((x) => x.self === self) ?? null;
