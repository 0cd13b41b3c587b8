/**
 * Loops over the seats of a table, one after the other, that a frame can save. How far the loop has come is an integer among the
 * frame's locals: a game that is saved in the middle of a round of players goes on with the next one, and whoever sees the frame
 * sees who that is.
 */
import type { Seat } from './state.ts';

export interface InTurn<S, X> {
  /** How many seats there are. */
  count(s: S): number;
  /** The seat that comes first. */
  from(s: S, x: X): Seat;
  /** The local that counts the seats whose turn is over. */
  readonly at: keyof X;
  /** Seats at the beginning that have no turn: 1 = the others of the first seat. Without it none. */
  readonly skip?: number;
}

export interface SeatsInTurn<S, X> {
  /** Begins, or begins again. */
  begin(x: X): void;
  /** Whose turn it is; where the loop is not ended by `over`, it goes round and round. */
  seat(s: S, x: X): Seat;
  /** Whether each seat has had its turn. */
  over(s: S, x: X): boolean;
  /** The turn of a seat is over. */
  pass(x: X): void;
  /**
   * For `seats` of a question that is put to one after the other: the bit of whose turn it is; 0 = it need not be asked, or each
   * has had its turn.
   */
  asks(may: (s: S, x: X, seat: Seat) => boolean): (s: S, x: X) => number;
}

/** A loop over seats whose place lies in the locals `X` of a procedure. */
export function seatsInTurn<S, X>({ count, from, at, skip = 0 }: InTurn<S, X>): SeatsInTurn<S, X> {
  const passed = (x: X): number => x[at] as number;
  const put = (x: X, n: number): void => {
    (x as Record<keyof X, unknown>)[at] = n;
  };
  const seat = (s: S, x: X): Seat => (from(s, x) + passed(x)) % count(s);
  const over = (s: S, x: X): boolean => passed(x) >= count(s);
  return {
    begin: (x) => put(x, skip),
    seat,
    over,
    pass: (x) => put(x, passed(x) + 1),
    asks: (may) => (s, x) => {
      if (over(s, x)) return 0;
      const whose = seat(s, x);
      return may(s, x, whose) ? 1 << whose : 0;
    },
  };
}
