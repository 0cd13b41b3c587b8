/** Visits every outcome of the draws that follow an answer, each with its chance. */
import type { ChanceSource, Core, Game, Io, Seat } from '@kolbiste/kernel';
import { rngOf } from '@kolbiste/kernel';
import { quotient } from './tables.ts';

/** Writes the value of every seat, from 0 to 65536, into `into[at]` and after. */
export type Leaf<S> = (s: S, into: number[], at: number) => void;

/** Mean over all outcomes of an answer. */
export type Mean<S> = (s: S, seat: Seat, option: number, leaf: Leaf<S>, into: number[], at: number) => void;

/** Outcomes of one answer that are visited one by one. The draws that would make them more are drawn from a fixed seed. */
const MOST = 243;
/** So often an answer is played whose very first draw has more outcomes. */
const SAMPLES = 81;
/** Values are carried with 12 more bits, so that the divisions on the way lose nothing that counts. */
const FINE = 4096;

const FIXED = [0x243f6a88, 0x05a308d3, 0x13198a2e, 0x03707344];

/** The first draws of an answer: repeats the values noted, then notes zeros, then draws. */
interface Tape extends ChanceSource {
  readonly values: number[];
  readonly ranges: number[];
  /** Product of the ranges before each place. */
  readonly before: number[];
  /** How many values are noted; where the present run stands; whether it had to draw. */
  length: number;
  at: number;
  drew: boolean;
}

function newTape(): Tape {
  const words = FIXED.slice();
  const random = rngOf(words);
  return {
    values: [],
    ranges: [],
    before: [1],
    length: 0,
    at: 0,
    drew: false,
    draw(_s, _label, n) {
      const i = this.at;
      if (i === this.length) {
        if (this.drew || this.before[i] * n > MOST) {
          this.drew = true;
          return random.int(n);
        }
        this.values[i] = 0;
        this.ranges[i] = n;
        this.before[i + 1] = this.before[i] * n;
        this.length++;
      }
      this.at++;
      return this.values[i];
    },
  };
}

/** Ready for another run that repeats the first `length` values. */
function rewind(tape: Tape, length: number): void {
  tape.length = length;
  tape.at = 0;
  tape.drew = false;
}

/** The exact mean for a game's answers, as long as there are not too many outcomes. */
export function meanOver<S extends Core, V>(game: Game<S, V>): Mean<S> {
  function outcome(tape: Tape, s: S, seat: Seat, option: number): S {
    const copy = game.clone(s);
    game.play(copy, seat, option, { chance: tape } satisfies Io);
    return copy;
  }

  function sampled(
    tape: Tape,
    first: S,
    s: S,
    seat: Seat,
    option: number,
    leaf: Leaf<S>,
    into: number[],
    at: number,
  ): void {
    const seats = game.seats(s);
    const sums = new Array<number>(seats).fill(0);
    let world = first;
    for (let i = 0; i < SAMPLES; i++) {
      if (i > 0) {
        rewind(tape, 0);
        world = outcome(tape, s, seat, option);
      }
      leaf(world, into, at);
      for (let k = 0; k < seats; k++) sums[k] += into[at + k];
    }
    for (let k = 0; k < seats; k++) into[at + k] = quotient(sums[k], SAMPLES);
  }

  /** After an outcome: the next one in order, and the means of what is complete. Returns the tape's new length, -1 = all done. */
  function carry(tape: Tape, sums: number[], seats: number, into: number[], at: number): number {
    for (let i = tape.length; i-- > 0; ) {
      for (let k = 0; k < seats; k++) sums[i * seats + k] = (sums[i * seats + k] ?? 0) + into[at + k];
      if (++tape.values[i] < tape.ranges[i]) return i + 1;
      for (let k = 0; k < seats; k++) {
        into[at + k] = quotient(sums[i * seats + k], tape.ranges[i]);
        sums[i * seats + k] = 0;
      }
    }
    return -1;
  }

  return (s, seat, option, leaf, into, at) => {
    const tape = newTape();
    const seats = game.seats(s);
    let world = outcome(tape, s, seat, option);
    if (tape.drew && tape.length === 0) return sampled(tape, world, s, seat, option, leaf, into, at);
    const sums: number[] = [];
    for (;;) {
      leaf(world, into, at);
      for (let k = 0; k < seats; k++) into[at + k] *= FINE;
      const length = carry(tape, sums, seats, into, at);
      if (length < 0) break;
      rewind(tape, length);
      world = outcome(tape, s, seat, option);
    }
    for (let k = 0; k < seats; k++) into[at + k] = quotient(into[at + k], FINE);
  };
}
