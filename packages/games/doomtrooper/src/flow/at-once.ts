/**
 * Actions that somebody gets in another's turn, or in the own one after the third step, are used at once, one after another, before
 * the window goes on; what is not used lapses [DT 7.3.8] [DT R29]. They have reactions, but no window of their own.
 */
import { done, emit, goto } from '@kolbiste/kernel';
import { putAwayActions, takeBackActions } from '../atoms/turn.ts';
import { E } from '../events.ts';
import { mayGoOn } from '../legal/actions.ts';
import * as O from '../options.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { ActsLocals } from './do-action.ts';
import { doAction, losesClaim, nextAction } from './do-action.ts';
import { callWith, flow } from './registry.ts';
import { settle } from './settle.ts';
import { turn } from './turn.ts';

export interface AtOnceLocals extends ActsLocals {
  kind: number;
  n: number;
  /** What the player on turn may still do. */
  kept: number[];
}

const RULE = cite('7.3.4', '7.3.8', '7.5.1', 'R29');

const begin = flow.step<AtOnceLocals>('begin', RULE, (s, x) => {
  x.kept = putAwayActions(s, x.kind, x.n);
  emit(s, E.actionsGained, RULE, x.seat, x.kind, x.n);
});

const act = flow.question<AtOnceLocals>('act', RULE, nextAction);

const carryOut = flow.step<AtOnceLocals>('carryOut', RULE, (s, x, f) => {
  if (f.result === O.A_PASS) return goto(f, over);
  doAction(s, x, f.result);
});

const acted = flow.step<AtOnceLocals>('acted', RULE, (s, x, f) => {
  losesClaim(s, x, f.result);
  settle(s);
});

const more = flow.step<AtOnceLocals>('more', RULE, (s, x, f) => {
  if (mayGoOn(s, x.seat)) goto(f, act);
});

const over = flow.step<AtOnceLocals>('over', RULE, (s, x, f) => {
  takeBackActions(s, x.kept);
  done(f);
});

const atOnce = flow.procedure<AtOnceLocals>(
  'atOnce',
  { rule: RULE, locals: { seat: 0, kind: 0, n: 0, leaves: 0, kept: [] }, see: 'open' },
  [begin, act, carryOut, acted, more, over],
);

export const actAtOnce = (s: State, seat: number, kind: number, n: number): void =>
  callWith(s, atOnce, { seat, kind, n });

const THROWN = turn.steps.findIndex(({ name }) => name === 'afterDiscard');
/** Whether the third step of the turn is over. */
export const isAfterDiscard = (s: State): boolean => s.frames.some(({ p, pc }) => p === turn.id && pc > THROWN);

const DRAWN = turn.steps.findIndex(({ name }) => name === 'draw');
/** Whether the cards of the turn are still to be drawn. */
export const isBeforeDraw = (s: State): boolean => s.frames.some(({ p, pc }) => p === turn.id && pc <= DRAWN);
