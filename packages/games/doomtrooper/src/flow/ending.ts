/** What the end of a turn decides: the count of three turns, the time limit, ties [DT 4.1.7] [DT 6.4] [DT 6.5] [DT R131] [DT R136] [DT R137]. */
import { emit } from '@kolbiste/kernel';
import { leave } from '../atoms/pieces.ts';
import { changeDebt, changeDestiny, changePromotion } from '../atoms/points.ts';
import { dropOut, endGame, setCountdown } from '../atoms/turn.ts';
import { pieceOf } from '../board.ts';
import { E, GONE_DISCARDED } from '../events.ts';
import { hasCapable } from '../legal/capable.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BY_LAST, BY_POINTS, BY_TIME, DRAW, UNDER_WAY } from '../state.ts';
import { leaders, TIED } from './victory.ts';

const LOST = cite('4.1.7', '6.9', 'R131', 'R133');
const TIME = cite('6.5', 'R137', '6.2');
const OUT_OF_TIME = 2;

const inGame = (s: State): number[] => s.gone.flatMap((gone, seat) => (gone ? [] : [seat]));

/** The own cards leave the game; what was controlled goes to its owners [DT R133]. */
function clearSeat(s: State, seat: number): void {
  for (const { id } of s.pieces.slice()) {
    const p = pieceOf(s, id);
    if (p !== null && (p.owner === seat || p.seat === seat)) leave(s, p, GONE_DISCARDED, LOST);
  }
}

const STOPPED = cite('4.1.7', 'R132');
/** Who has somebody who may fight, however briefly, has done what the count asked for [DT R132]. */
export function stopCounts(s: State): void {
  for (let seat = 0; seat < s.countdown.length; seat++)
    if (s.countdown[seat] > 0 && hasCapable(s, seat)) setCountdown(s, seat, 0, STOPPED);
}

function countDown(s: State, seat: number): void {
  stopCounts(s);
  if (s.countdown[seat] === 0) return;
  setCountdown(s, seat, s.countdown[seat] - 1, LOST);
  if (s.countdown[seat] > 0) return;
  dropOut(s, seat, LOST);
  clearSeat(s, seat);
  const left = inGame(s);
  if (left.length === 1) endGame(s, left[0], BY_LAST, LOST);
}

/** Nobody in debt comes before whoever is in none; where all are, all count [DT R138]. */
function withoutDebt(s: State): number[] {
  const all = inGame(s);
  const free = all.filter((seat) => s.debt[seat] === 0);
  return free.length > 0 ? free : all;
}

/** Debts are paid from the banks, the rest from promotion [DT 6.7]. */
function payDebts(s: State, seats: readonly number[]): void {
  const rule = cite('6.7', 'R139', '6.8');
  for (const seat of seats) {
    const paid = Math.min(s.destiny[seat], s.debt[seat]);
    changeDestiny(s, seat, -paid, rule);
    changePromotion(s, seat, paid - s.debt[seat], rule);
    changeDebt(s, seat, -s.debt[seat], rule);
  }
}

/** Who has most promotion wins; without debt comes before with debt; of equals another round decides [DT 6.4] [DT 6.5] [DT 6.7]. */
function decide(s: State): void {
  const all = inGame(s);
  const indebted = all.every((seat) => s.debt[seat] > 0);
  if (indebted) payDebts(s, all);
  const first = leaders(s, withoutDebt(s));
  if (first.length === 1) return endGame(s, first[0], BY_TIME, TIME);
  if (indebted || s.config.profile.tie === 'draw') return endGame(s, DRAW, BY_TIME, cite('6.8'));
  s.ending = TIED;
  s.turnsLeft = all.length;
  emit(s, E.tied, cite('6.4', 'R136'), s.promotion[first[0]]);
}

/** A round of the tied is over: most decide [DT R136]. */
function decideTie(s: State): void {
  const first = leaders(s, withoutDebt(s));
  if (first.length === 1) return endGame(s, first[0], BY_POINTS, cite('6.4', 'R136'));
  s.turnsLeft = inGame(s).length;
}

function callTime(s: State): void {
  const { rounds } = s.config.profile;
  if (rounds === 0 || s.turn < rounds * s.hands.length) return;
  s.ending = OUT_OF_TIME;
  s.turnsLeft = inGame(s).length;
  emit(s, E.timeCalled, TIME, s.turnsLeft);
}

/** After each turn. */
export function judgeEnd(s: State, seat: number): void {
  countDown(s, seat);
  if (s.winner !== UNDER_WAY) return;
  if (s.ending === 0) return callTime(s);
  if (s.ending === TIED && s.turnsLeft === 0) s.turnsLeft = inGame(s).length;
  else s.turnsLeft--;
  if (s.turnsLeft > 0) return;
  if (s.ending === TIED) decideTie(s);
  else decide(s);
}
