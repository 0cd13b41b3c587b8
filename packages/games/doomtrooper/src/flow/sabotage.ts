/**
 * Sabotage [DT 4.38]: paid - by whom - a window, the target first (R127) - it succeeds if the target is still without protection and the
 * saboteur able - half his value, rounded up - all other actions are lost (R128).
 */

import { emit, note } from '@kolbiste/kernel';
import { endActions, loseActions, noteSabotage } from '../atoms/turn.ts';
import { inPlay, pieceOf, warriorsOf } from '../board.ts';
import { SABOTAGE_DESTINY } from '../cards/static.ts';
import { M_SABOTAGE } from '../cards/timing.ts';
import { E } from '../events.ts';
import { worthOf } from '../figures.ts';
import { maySabotage } from '../legal/actions.ts';
import { isProtected } from '../legal/capable.ts';
import { sharesOf } from '../legal/payment.ts';
import { IN_WINDOW, NOTHING_HAPPENED } from '../legal/play.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { TRAIT } from '../vocabulary.ts';
import { announce } from './award.ts';
import { reactionOrder } from './order.ts';
import { payShares } from './pay-actions.ts';
import { callWith, flow } from './registry.ts';
import { window } from './window.ts';

export interface SabotageLocals {
  [name: string]: number | number[];
  seat: number;
  target: number;
  by: number;
  /** Promotion points of a sabotage that a text carries out whatever protects its target; 0 = by the rules. */
  raid: number;
}

const BY = cite('4.38.2', '4.38.4', 'R126');
const saboteurs = (s: State, x: SabotageLocals): number[] =>
  warriorsOf(s, x.seat)
    .map((p) => p.id)
    .filter((id) => maySabotage(s, x.seat, id) === 0);

const pay = flow.step<SabotageLocals>(
  'pay',
  cite('4.0.5', '4.0.6', '4.38.2', '4.38.6', '4.38.10', '4.38.3', '4.38.7', '4.38.8', '4.38.9', 'R128'),
  (s, x) => {
    // What a text does was paid as it asks.
    if (x.raid === 0) payShares(s, x.seat, sharesOf(s, 1), cite('4.38.9', 'R128'));
    noteSabotage(s, x.seat, x.target);
  },
);

const by = flow.question<SabotageLocals>('by', BY, {
  kind: 'saboteur',
  seats: (s, x) => (x.raid === 0 && saboteurs(s, x).length > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const p of warriorsOf(s, x.seat)) out.push(p.id);
  },
  check: (s, x, _seat, option) => maySabotage(s, x.seat, option),
});

const declare = flow.step<SabotageLocals>('declare', cite('4.38.4', 'R127'), (s, x, f) => {
  if (x.raid === 0) x.by = f.result !== 0 ? f.result : saboteurs(s, x)[0];
  emit(s, E.sabotageDeclared, BY, x.seat, x.target, pieceOf(s, x.by)?.card ?? 0);
  note(s.batch, M_SABOTAGE, x.target, x.by);
  const order = reactionOrder(s, x.target);
  const moment = { ...NOTHING_HAPPENED, moment: M_SABOTAGE, subject: x.target, object: x.by };
  callWith(s, window, { kind: IN_WINDOW, ...moment, order });
});

/** A text in play lets sabotage give destiny points alone. */
const isDestinyAlone = (s: State): boolean => speakersOf(s, SABOTAGE_DESTINY).some((p) => inPlay(s, p));

const DONE = cite('4.38.4', '4.38.5', '4.38.10', 'R127', 'R129', '8.8.2', '9.2', 'R59', 'R118', 'R125', 'R144');
const judge = flow.step<SabotageLocals>('judge', DONE, (s, x) => {
  const works = (x.raid > 0 || !isProtected(s, x.target)) && maySabotage(s, x.seat, x.by) === 0;
  emit(s, E.sabotageDone, DONE, x.seat, x.target, works ? 1 : 0);
  if (!works) return;
  if (x.raid > 0) return announce(s, [x.seat, x.raid, 2, 0]);
  const p = pieceOf(s, x.by) as Piece;
  const points = (worthOf(s, p) + 1) >> 1;
  const only = traitsOf(s, p) & TRAIT.mercenary || isDestinyAlone(s) ? 1 : 0;
  announce(s, [x.seat, points, only, 0]);
});

const after = flow.step<SabotageLocals>('after', cite('4.38.8', 'R128'), (s, x) => {
  loseActions(s, x.seat, cite('4.38.8', 'R128'));
  endActions(s);
});

export const sabotage = flow.procedure<SabotageLocals>(
  'sabotage',
  { rule: cite('4.38.1'), locals: { seat: 0, target: 0, by: 0, raid: 0 }, see: 'open' },
  [pay, by, declare, judge, after],
);
