/**
 * A player's turn [DT 2.1] [DT 2.6].
 * Start: three own turns left? (4.1.7) - effects (2.7) - window. Draw: effects, then up to seven (3.1) - window.
 * Actions one by one, a window after each (2.6, R18) - discard (5) - window. End: effects (2.8) - count of turns (R131).
 */
import { call, goto, note, resetCause, setCause } from '@kolbiste/kernel';
import { lapse } from '../atoms/combat.ts';
import { draw, throwAway } from '../atoms/piles.ts';
import { changeDestiny } from '../atoms/points.ts';
import * as turnAtoms from '../atoms/turn.ts';
import { pieceOf, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import * as T from '../cards/timing.ts';
import { ACTING, actionsFor, bindingDuty, mayAct, mayGoOn } from '../legal/actions.ts';
import { hasCapable } from '../legal/capable.ts';
import { handLimit, isOver } from '../legal/hand.ts';
import { attackPool, ledPool } from '../legal/payment.ts';
import { AT_END, AT_START, BEFORE_FIRST, IN_WINDOW, isTime } from '../legal/play.ts';
import * as O from '../options.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { MARK, WARRIOR } from '../vocabulary.ts';
import { combat, combatLocals } from './combat.ts';
import { carryOutMove, hide } from './moves.ts';
import { payActions } from './pay-actions.ts';
import { play } from './play.ts';
import { CLAIM_LOST, playLocals } from './play-locals.ts';
import { flow } from './registry.ts';
import { sabotage } from './sabotage.ts';
import { settle } from './settle.ts';
import { openWindow } from './window.ts';

export interface TurnLocals {
  [name: string]: number | number[];
  seat: number;
  /** 1 = the first turn of the game: its draw step is done already [DT 1.4] [DT R2]. */
  first: number;
  /** 1 = a card was discarded in the third step. */
  threw: number;
  /** The hidden warrior who leaves cover: the action is paid when he has the claim [DT R61]; 0 = none. */
  leaves: number;
}

const BEGINS = cite('2.1', '2.6');

const begin = flow.step<TurnLocals>('begin', BEGINS, (s, x, f) => {
  setCause(f, turnAtoms.beginTurn(s, x.seat, BEGINS));
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
  settle(s);
});
const startCards = flow.step<TurnLocals>('startCards', cite('2.7', 'R19'), (s) => openWindow(s, AT_START));
const beforeDraw = flow.step<TurnLocals>('beforeDraw', cite('2.6', 'R12'), (s) => openWindow(s, BEFORE_FIRST));

const drawEffects = flow.step<TurnLocals>('drawEffects', cite('2.14', '2.16', 'R20'), (s, x) => {
  turnAtoms.beginPeriod(s, x.seat);
  note(s.batch, T.M_DRAW_STEP, x.seat);
  settle(s);
});
const DRAW = cite('2.2', '3.1', '3.2', '3.3', '3.4');
const drawCards = flow.step<TurnLocals>('draw', DRAW, (s, x) => {
  const missing = handLimit(s, x.seat) - s.hands[x.seat].length;
  if (missing > 0) draw(s, x.seat, missing, DRAW);
  settle(s);
});
const beforeActions = flow.step<TurnLocals>('beforeActions', cite('2.6', 'R12'), (s) => openWindow(s, BEFORE_FIRST));

function pushActions(s: State, seat: number, push: (option: number) => void): void {
  push(O.A_PASS);
  push(O.A_MEDITATE);
  push(O.A_ATTACK);
  push(O.A_LED);
  for (let other = 0; other < s.hands.length; other++) if (other !== seat) push(O.A_SABOTAGE + other);
  for (const way of [O.OPENLY, O.INTO_COVER]) {
    let last = -1;
    for (const card of s.hands[seat]) {
      if (card !== last && (way === O.OPENLY || cardOf(card).kind === WARRIOR)) push(O.handOption(card, way));
      last = card;
    }
  }
  for (const p of s.pieces) {
    if (p.seat !== seat || p.marks & MARK.hidden) continue;
    cardOf(p.card).abilities.forEach((a, k) => {
      if (isTime(s, a, ACTING, seat, p)) push(O.useOption(p.id, k));
    });
  }
  for (let move = O.SEEK_COVER; move <= O.GET_OUT; move++)
    for (const p of warriorsOf(s, seat)) push(O.moveOption(move, p.id));
}

const ACTIONS = cite('2.3', '2.4', '4.0.1', '4.0.7', '9.1');
const act = flow.question<TurnLocals>('act', ACTIONS, {
  kind: 'act',
  fresh: true,
  seats: (s, x) => (mayGoOn(s) ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    const duty = bindingDuty(s, seat);
    pushActions(s, seat, (option) => out.judged(option, mayAct(s, seat, option, duty)));
  },
  check: (s, _x, seat, option) => mayAct(s, seat, option, bindingDuty(s, seat)),
  /** A warrior who is laid into cover is known to his player alone [DT 4.4.4]. */
  answerSeenBy(_s, _x, seat, option) {
    const said = O.readOption(option);
    return said?.what === 'hand' && said.way === O.INTO_COVER ? 1 << seat : -1;
  },
});

const MEDITATE = cite('4.5.1', '4.5.2');
const ATTACK = cite('4.0.2', '4.22.1', '4.24.1', '7.3.3', 'R25');

const LED = cite('7.3.6', '7.3.9', '7.3.11', 'R25', 'R27');

function doSmall(s: State, seat: number, option: number): void {
  if (option === O.A_MEDITATE) {
    payActions(s, 1);
    return changeDestiny(s, seat, 1, MEDITATE);
  }
  if (option >= O.A_SABOTAGE) return call(s, sabotage, { seat, target: option - O.A_SABOTAGE, by: 0 });
  const led = option === O.A_LED;
  turnAtoms.payAttack(s, led ? ledPool(s) : attackPool(s), led, led ? LED : ATTACK);
  call(s, combat, combatLocals(seat, led ? 1 : 0));
}

function isHiddenLeaving(s: State, said: O.Said): boolean {
  if (said.what !== 'move' || said.move !== O.LEAVE_COVER) return false;
  return ((pieceOf(s, said.piece)?.marks ?? 0) & MARK.hidden) !== 0;
}

const carryOut = flow.step<TurnLocals>('carryOut', ACTIONS, (s, x, f) => {
  const option = f.result;
  if (option === O.A_PASS) {
    turnAtoms.loseActions(s, false, cite('4.0.7'));
    return goto(f, window);
  }
  const said = O.readOption(option);
  if (said === null) return doSmall(s, x.seat, option);
  const actions = actionsFor(s, said);
  if (said.what === 'move') {
    x.leaves = isHiddenLeaving(s, said) ? said.piece : 0;
    if (x.leaves === 0) payActions(s, actions);
    return carryOutMove(s, said.move, said.piece);
  }
  if (said.what === 'hand' && said.way === O.INTO_COVER) {
    payActions(s, actions);
    return hide(s, x.seat, said.card);
  }
  const p = said.what === 'use' ? pieceOf(s, said.piece) : null;
  const card = said.what === 'use' ? (p?.card ?? 0) : said.card;
  const ability = said.what === 'use' ? said.ability : -1;
  call(s, play, { ...playLocals(x.seat, card, ability, p?.id ?? 0, ACTING), actions });
});

/** Who loses the claim to a personality does another action instead [DT 7.7.2] [DT R61]. */
const acted = flow.step<TurnLocals>('acted', cite('2.6', '7.7.2', 'R61'), (s, x, f) => {
  const lost = x.leaves === 0 ? f.result === CLAIM_LOST : f.result !== 0 && f.result !== x.leaves;
  if (x.leaves !== 0 && !lost) payActions(s, 1);
  x.leaves = 0;
  if (lost) goto(f, more);
  settle(s);
});
const window = flow.step<TurnLocals>('window', cite('2.6', 'R12', 'R18'), (s, _x, f) => {
  resetCause(s, f);
  openWindow(s, IN_WINDOW);
});
const more = flow.step<TurnLocals>('more', ACTIONS, (s, _x, f) => {
  if (mayGoOn(s)) return goto(f, act);
  turnAtoms.loseActions(s, false, cite('4.0.3', '4.0.7', 'R26'));
});

const THROW = cite('2.5', '5.1', '5.2');
const discard = flow.question<TurnLocals>('discard', THROW, {
  kind: 'discard',
  fresh: true,
  seats: (s, x) => (isOver(s, x.seat) || (x.threw === 0 && s.hands[x.seat].length > 0) ? 1 << x.seat : 0),
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
  x.threw = 1;
  throwAway(s, x.seat, said.card, THROW);
  if (isOver(s, x.seat)) goto(f, discard);
});

const afterDiscard = flow.step<TurnLocals>('afterDiscard', cite('2.6', 'R12'), (s) => openWindow(s, IN_WINDOW));

const ENDS = cite('2.8', '5.3', 'R19');
const end = flow.step<TurnLocals>('end', ENDS, (s, x) => {
  note(s.batch, T.M_TURN_END, x.seat);
  settle(s);
});
const endCards = flow.step<TurnLocals>('endCards', cite('2.8', 'R19'), (s) => openWindow(s, AT_END));
const over = flow.step<TurnLocals>('over', ENDS, (s, x) => {
  lapse(s, -1);
  turnAtoms.endTurn(s, x.seat, ENDS);
});

export const turn = flow.procedure<TurnLocals>(
  'turn',
  { rule: BEGINS, locals: { seat: 0, first: 0, threw: 0, leaves: 0 }, see: 'open' },
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
