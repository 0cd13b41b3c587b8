/** The seats of a table in their order, and loops over them: clockwise, those of eliminated players counted [LOTR 0.2]. */
import type { Seat, SeatsInTurn } from '@kolbiste/kernel';
import { seatsInTurn } from '@kolbiste/kernel';
import type { State } from './state.ts';

export const seatsAt = (s: State): number => s.config.lists.length;
export const isIn = (s: State, seat: number): boolean => seat >= 0 && s.out[seat] === 0;

/** The seat that is `offset` places after `from`, clockwise, eliminated ones counted. */
export const clockwise = (s: State, from: number, offset: number): number => (from + offset) % seatsAt(s);

/** Seats still in the game, the first player first [LOTR 0.2]. */
export function playerOrder(s: State): number[] {
  const order: number[] = [];
  for (let i = 0; i < seatsAt(s); i++) {
    const seat = clockwise(s, s.first, i);
    if (isIn(s, seat)) order.push(seat);
  }
  return order;
}

/**
 * From the seat in the local `from`.
 * @param at the local that counts how many have had their turn
 */
export const clockwiseFrom = <X extends { from: number }>(at: keyof X & string): SeatsInTurn<State, X> =>
  seatsInTurn({ count: seatsAt, from: (_s, x) => x.from, at });

/** The others than the seat of a procedure, from the next one on. */
export const othersOf = <X extends { seat: Seat }>(at: keyof X & string): SeatsInTurn<State, X> =>
  seatsInTurn({ count: seatsAt, from: (_s, x) => x.seat, at, skip: 1 });
