/**
 * A game from the shuffle to its end [DT 1] [DT 6].
 * Libraries shuffled (1.1) - five destiny points (1.2) - seven cards (1.3) - who starts (1.5, R1) - the Cardinal's privilege (1.6 to 1.8,
 * R4) - turn after turn - who has lost (4.1.7) - the time limit and ties (6.4, 6.5).
 */
import { chance, emit, goto } from '@kolbiste/kernel';
import { takeTurnMark } from '../atoms/combat.ts';
import { draw, exchangeHand, shuffleLibrary } from '../atoms/piles.ts';
import { changeDestiny } from '../atoms/points.ts';
import { cardOf } from '../cards/pool.ts';
import { EXTRA_TURN, SKIPS_TURN } from '../cards/static.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { WARRIOR } from '../vocabulary.ts';
import { judgeEnd } from './ending.ts';
import { callWith, flow } from './registry.ts';
import { turn } from './turn.ts';

export interface GameLocals {
  [name: string]: number | number[];
  /** Whose turn comes; whose privilege is asked. */
  seat: number;
  at: number;
}

const FIVE = 5;
const SEVEN = 7;

const shuffleAll = flow.step<GameLocals>('shuffle', cite('1.1'), (s) => {
  for (let seat = 0; seat < s.hands.length; seat++) shuffleLibrary(s, seat, cite('1.1'));
});
const destiny = flow.step<GameLocals>('destiny', cite('1.2', 'R6'), (s) => {
  for (let seat = 0; seat < s.hands.length; seat++) changeDestiny(s, seat, FIVE, cite('1.2'));
});
const deal = flow.step<GameLocals>('deal', cite('1.3'), (s) => {
  for (let seat = 0; seat < s.hands.length; seat++) draw(s, seat, SEVEN, cite('1.3'));
});
const START = cite('1.5', 'R1');
const starter = flow.step<GameLocals>('starter', START, (s) => {
  s.starter = chance(s, 'starter', s.hands.length);
  s.active = s.starter;
  emit(s, E.starter, START, s.starter);
});

const [KEEP, EXCHANGE] = [0, 1];
const PRIVILEGE = cite('1.6', '1.7', '1.8', 'R3', 'R4', 'R5');
const asked = (s: State, x: GameLocals): number => (s.starter + x.at) % s.hands.length;
const hasWarrior = (s: State, seat: number): boolean => s.hands[seat].some((id) => cardOf(id).kind === WARRIOR);

const privilege = flow.question<GameLocals>('privilege', PRIVILEGE, {
  kind: 'privilege',
  seats: (s, x) => (x.at < s.hands.length ? 1 << asked(s, x) : 0),
  candidates(_s, _x, _seat, out) {
    out.push(KEEP);
    out.push(EXCHANGE);
  },
  check: (_s, _x, _seat, option) => (option === KEEP || option === EXCHANGE ? 0 : NOT_HERE),
});
const exchange = flow.step<GameLocals>('exchange', PRIVILEGE, (s, x, f) => {
  if (x.at >= s.hands.length) return goto(f, firstTurn);
  const seat = asked(s, x);
  if (f.result === EXCHANGE) exchangeHand(s, seat, !hasWarrior(s, seat), PRIVILEGE);
  else emit(s, E.kept, PRIVILEGE, seat);
  x.at++;
  goto(f, privilege);
});

const firstTurn = flow.step<GameLocals>('firstTurn', cite('1.4', '2.6', 'R2'), (s, x) => {
  x.seat = s.starter;
  callWith(s, turn, { seat: x.seat, first: 1 });
});
const judge = flow.step<GameLocals>('judge', cite('4.1.7', '6.4', '6.5'), (s, x) => judgeEnd(s, x.seat));
const nextTurn = flow.step<GameLocals>('nextTurn', cite('2.1'), (s, x, f) => {
  let { seat } = x;
  if (!takeTurnMark(s, EXTRA_TURN, seat))
    do seat = (seat + 1) % s.hands.length;
    while (s.gone[seat] || takeTurnMark(s, SKIPS_TURN, seat));
  x.seat = seat;
  goto(f, judge);
  callWith(s, turn, { seat });
});

export const game = flow.procedure<GameLocals>('game', { rule: cite('1.1'), locals: { seat: 0, at: 0 }, see: 'open' }, [
  shuffleAll,
  destiny,
  deal,
  starter,
  privilege,
  exchange,
  firstTurn,
  judge,
  nextTurn,
]);
