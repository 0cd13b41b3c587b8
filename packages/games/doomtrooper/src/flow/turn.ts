/**
 * A player's turn [DT 2.1] [DT 2.6].
 * Start: three own turns left? (4.1.7) - effects (2.7) - window. Draw: effects, then up to seven (3.1) - window.
 * Actions one by one, a window after each (2.6, R18) - discard (5) - window. End: effects (2.8) - count of turns (R131).
 */
import { call, goto, note, resetCause, setCause } from '@kolbiste/kernel';
import { lapse } from '../atoms/combat.ts';
import { draw, throwAway } from '../atoms/piles.ts';
import * as turnAtoms from '../atoms/turn.ts';
import { DRAWS_MORE, NO_DRAW } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { mayGoOn } from '../legal/actions.ts';
import { hasCapable } from '../legal/capable.ts';
import { actionsIn, drawLimit, drawnFewer, handLimit, isOver } from '../legal/hand.ts';
import { AT_END, AT_START, BEFORE_FIRST, IN_WINDOW } from '../legal/play.ts';
import * as O from '../options.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { rageViruses, spreadViruses } from '../viruses.ts';
import { sicken } from './disease.ts';
import type { ActsLocals } from './do-action.ts';
import { doAction, losesClaim, nextAction } from './do-action.ts';
import { noteKept } from './keep.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { sifting } from './sift.ts';
import { openWindow } from './window.ts';

export interface TurnLocals extends ActsLocals {
  /** 1 = the first turn of the game: its draw step is done already [DT 1.4] [DT R2]. */
  first: number;
}

const BEGINS = cite('2.1', '2.6', '7.3.1', 'R24');

const begin = flow.step<TurnLocals>('begin', BEGINS, (s, x, f) => {
  setCause(f, turnAtoms.beginTurn(s, x.seat, actionsIn(s, x.seat), BEGINS));
  if (x.first === 1) goto(f, beforeActions);
});

const COUNT = cite('4.1.7', 'R130');
const count = flow.step<TurnLocals>('count', COUNT, (s, x) => {
  const { seat } = x;
  const THREE = 3;
  if (hasCapable(s, seat)) return;
  if (s.countdown[seat] === 0 && s.libraries[seat].length === 0) turnAtoms.setCountdown(s, seat, THREE, COUNT);
});

const start = flow.step<TurnLocals>('start', cite('2.7', '2.14', 'R19'), (s, x) => {
  lapse(s, x.seat);
  note(s.batch, T.M_TURN_START, x.seat);
});
const startCards = flow.step<TurnLocals>('startCards', cite('2.7', 'R19'), (s) => openWindow(s, AT_START));
const beforeDraw = flow.step<TurnLocals>('beforeDraw', cite('2.6', 'R12'), (s) => openWindow(s, BEFORE_FIRST));

const drawEffects = flow.step<TurnLocals>('drawEffects', cite('2.14', '2.16', 'R20', 'R41', 'R128'), (s, x) => {
  turnAtoms.beginPeriod(s, x.seat);
  sicken(s, x.seat);
  rageViruses(s, x.seat);
  note(s.batch, T.M_DRAW_STEP, x.seat);
  settle(s);
});
const DRAW = cite('2.2', '3.1', '3.2', '3.3', '3.4', '7.1.1', 'R156');
const drawCards = flow.step<TurnLocals>('draw', DRAW, (s, x) => {
  const missing = handLimit(s, x.seat) - s.hands[x.seat].length - drawnFewer(s, x.seat);
  const draws = !s.lasting.some(({ what }) => what === NO_DRAW);
  if (missing > 0 && draws) draw(s, x.seat, Math.min(missing, drawLimit(s)), DRAW);
  // Further cards come on top of these, each play's by themselves.
  for (const { what, seat, n } of draws ? s.lasting.toReversed() : [])
    if (what === DRAWS_MORE) call(s, sifting, { seat, n, drawn: [] });
});
const beforeActions = flow.step<TurnLocals>('beforeActions', cite('2.6', 'R12'), (s) => openWindow(s, BEFORE_FIRST));

const ACTIONS = cite('2.3', '2.4', '4.0.1', '4.0.7', '9.1', 'R24', 'R31');
const act = flow.question<TurnLocals>('act', ACTIONS, nextAction);

const carryOut = flow.step<TurnLocals>('carryOut', ACTIONS, (s, x, f) => {
  if (f.result === O.A_PASS) {
    turnAtoms.loseActions(s, x.seat, cite('4.0.7'));
    return goto(f, window);
  }
  doAction(s, x, f.result);
});

const acted = flow.step<TurnLocals>('acted', cite('2.6', '7.7.2', 'R61'), (s, x, f) => {
  if (losesClaim(s, x, f.result)) goto(f, more);
  settle(s);
});
const window = flow.step<TurnLocals>('window', cite('2.6', '2.10', 'R12', 'R17', 'R18'), (s, _x, f) => {
  resetCause(s, f);
  openWindow(s, IN_WINDOW);
});
const LOST = cite('4.0.3', '4.0.7', 'R26', '4.22.3');
const more = flow.step<TurnLocals>('more', ACTIONS, (s, x, f) => {
  if (mayGoOn(s, x.seat)) return goto(f, act);
  turnAtoms.loseActions(s, s.active, LOST);
});

const THROW = cite('2.5', '5.1', '5.2', 'R140');
const discard = flow.question<TurnLocals>('discard', THROW, {
  kind: 'discard',
  fresh: true,
  seats: (s, x) => (s.hands[x.seat].length > 0 ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    out.push(O.A_PASS);
    for (const card of new Set(s.hands[seat])) out.push(O.handOption(card, O.OPENLY));
  },
  check(s, _x, seat, option) {
    if (option === O.A_PASS) return isOver(s, seat) ? NOT_HERE : 0;
    const said = O.readOption(option);
    return said?.what === 'hand' && said.way === O.OPENLY && s.hands[seat].includes(said.card) ? 0 : NOT_HERE;
  },
  answerSeenBy: (_s, _x, seat, option) => (option === O.A_PASS ? -1 : 1 << seat),
});

const thrown = flow.step<TurnLocals>('thrown', THROW, (s, x, f) => {
  const said = O.readOption(f.result);
  if (said?.what !== 'hand') return;
  throwAway(s, x.seat, said.card, THROW);
  if (isOver(s, x.seat)) goto(f, discard);
});

const afterDiscard = flow.step<TurnLocals>('afterDiscard', cite('2.6', 'R12'), (s) => openWindow(s, IN_WINDOW));

const ENDS = cite('2.8', '5.3', 'R19');
const end = flow.step<TurnLocals>('end', ENDS, (s, x) => {
  note(s.batch, T.M_TURN_END, x.seat);
  noteKept(s);
  spreadViruses(s);
});
const endCards = flow.step<TurnLocals>('endCards', cite('2.8', 'R19'), (s) => openWindow(s, AT_END));
const over = flow.step<TurnLocals>('over', ENDS, (s, x) => {
  lapse(s, -1);
  turnAtoms.endTurn(s, x.seat, ENDS);
});

export const turn = flow.procedure<TurnLocals>(
  'turn',
  { rule: BEGINS, locals: { seat: 0, first: 0, leaves: 0 }, see: 'open' },
  [
    begin,
    count,
    start,
    startCards,
    beforeDraw,
    drawEffects,
    drawCards,
    beforeActions,
    act,
    carryOut,
    acted,
    window,
    more,
    discard,
    thrown,
    afterDiscard,
    end,
    endCards,
    over,
  ],
);
