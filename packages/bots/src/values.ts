/** Values of a position for each seat, from the result or from the game's evaluation. */

import type { Evaluation } from '@kolbiste/gamekit';
import type { Core, Game, Result, Seat } from '@kolbiste/kernel';
import { ONE, oddsOf } from './tables.ts';

/** What a result is worth to a seat: a win 65536, a draw half of it, a defeat 0. */
export function worth(result: Result, seat: Seat): number {
  if (result.draw) return ONE >> 1;
  return result.winners.includes(seat) ? ONE : 0;
}

/** Writes the value of a position for every seat into `into[at]` and after. */
export function valuesAt<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
  s: S,
  into: number[],
  at: number,
): void {
  const seats = game.seats(s);
  const result = game.result(s);
  for (let k = 0; k < seats; k++)
    into[at + k] = result === undefined ? oddsOf(evaluation.points(s, k)) : worth(result, k);
}
