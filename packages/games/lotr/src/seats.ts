/** Loops over the seats of a table, clockwise, those of eliminated players counted [LOTR 0.2]. */
import type { Seat, SeatsInTurn } from '@kolbiste/kernel';
import { seatsInTurn } from '@kolbiste/kernel';
import type { State } from './state.ts';
import { seatsAt } from './state.ts';

/**
 * From the seat in the local `from`.
 * @param at the local that counts how many have had their turn
 */
export const clockwiseFrom = <X extends { from: number }>(at: keyof X & string): SeatsInTurn<State, X> =>
  seatsInTurn({ count: seatsAt, from: (_s, x) => x.from, at });

/** The others than the seat of a procedure, from the next one on. */
export const othersOf = <X extends { seat: Seat }>(at: keyof X & string): SeatsInTurn<State, X> =>
  seatsInTurn({ count: seatsAt, from: (_s, x) => x.seat, at, skip: 1 });
