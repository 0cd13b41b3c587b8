/** Who has won [DT 6] [DT R134] [DT R135]: looked at whenever promotion is credited or debt cleared. */
import { emit } from '@kolbiste/kernel';
import { endGame } from '../atoms/turn.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BY_POINTS, UNDER_WAY } from '../state.ts';

const WINS = cite('6.1', 'R134', '6.6', 'R138');
const TIE = cite('6.3', '6.4', 'R136');
export const TIED = 1;

/** Seats that would win by points now: at the target, without debt [DT 6.6]. */
function atTarget(s: State): number[] {
  const seats: number[] = [];
  for (const [seat, points] of s.promotion.entries())
    if (points >= s.config.profile.points && s.gone[seat] === 0 && s.debt[seat] === 0) seats.push(seat);
  return seats;
}

/** Those with most promotion among some. */
export function leaders(s: State, seats: readonly number[]): number[] {
  const most = Math.max(...seats.map((seat) => s.promotion[seat]));
  return seats.filter((seat) => s.promotion[seat] === most);
}

/** Ends the game where somebody has won; true = it is over. Of equals a whole round each decides [DT 6.4]. */
export function checkVictory(s: State): boolean {
  if (s.winner !== UNDER_WAY) return true;
  if (s.ending === TIED) return false;
  const seats = atTarget(s);
  if (seats.length === 0) return false;
  const first = leaders(s, seats);
  if (first.length > 1) {
    s.ending = TIED;
    s.turnsLeft = 0;
    emit(s, E.tied, TIE, s.promotion[first[0]]);
    return false;
  }
  endGame(s, first[0], BY_POINTS, WINS);
  return true;
}
