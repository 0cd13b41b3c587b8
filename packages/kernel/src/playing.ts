/**
 * How programs play that play a great many games: bots, simulations, benchmarks. The same questions, options and answers
 * as by `pending`, `options` and `answer`, but nothing is made on the way, and what was listed a moment ago is not
 * checked again: what is handed over here is trusted. The battery holds both ways against each other.
 */
import { Candidates } from './candidates.ts';
import type { Dice } from './dice.ts';
import { throwDice } from './dice.ts';
import { openStep } from './open-question.ts';
import type { Asked, Flow, Step } from './procedure.ts';
import type { Io } from './run.ts';
import { KernelError, run, trace } from './run.ts';
import type { Core, Frame, Option, Seat } from './state.ts';
import { playsChecked } from './trust.ts';

export interface Playing<S extends Core> {
  /** Bit mask of the seats that owe an answer now; 0 = the game is over. */
  owing(s: S): number;
  /**
   * Writes the legal options of a seat that owes an answer to the beginning of a list: ascending, each once. What lies
   * behind them means nothing.
   * @returns how many
   * @throws KernelError when the list is too short
   */
  list(s: S, seat: Seat, into: Int32Array): number;
  /** Carries out an option that `list` or `options` named for this seat in this very state, and runs to the next question. */
  play(s: S, seat: Seat, option: Option, io?: Io): void;
  /**
   * Plays on at random, every option equally likely, to the end or so many answers. Of several who owe one, the lowest
   * seat answers first.
   * @returns how many answers were given
   */
  playOut(s: S, dice: Dice, most: number): number;
  /** Runs a state that was set up to its first question, or one that was laid out in the middle to its next. */
  runOn(s: S): void;
}

/** Carries out an answer that is legal. */
export type Commit<S extends Core> = (s: S, step: Step, seat: Seat, option: Option, io: Io | undefined) => void;

/** By what means options are listed and answers carried out; `f` is the frame that asks. */
export interface Means<S extends Core> {
  list(s: S, f: Frame, seat: Seat, into: Int32Array, out: Candidates): void;
  play(s: S, f: Frame, seat: Seat, option: Option, io: Io | undefined): void;
  runOn(s: S): void;
}

/** By the tables of the flow and the kernel's own loop. */
export function byLoop<S extends Core>(
  flow: Flow<S>,
  commit: Commit<S>,
  unsettled: ((s: S) => boolean) | null,
  limit: number,
): Means<S> {
  const { procedures } = flow;
  return {
    runOn: (s) => run(flow, s, unsettled, limit),
    list(s, f, seat, into, out) {
      out.of(procedures[f.p].steps[f.pc].ask as Asked<any, any>, s, f.locals, seat, into, null);
    },
    play: (s, f, seat, option, io) => commit(s, procedures[f.p].steps[f.pc], seat, option, io),
  };
}

/** A list for `Playing.list`, longer than what any question of a game here has for one seat. */
export const optionList = (): Int32Array => new Int32Array(4096);

/** The lowest seat of a mask that is not empty. */
export const firstSeat = (mask: number): Seat => 31 - Math.clz32(mask & -mask);

/** Whether a mask holds one seat and no other. */
export const isOneSeat = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** The bots' side of a game. */
export function playingOf<S extends Core>(flow: Flow<S>, means: Means<S>): Playing<S> {
  const { procedures } = flow;
  const candidates = new Candidates();
  const own = optionList();

  function broken(s: S, what: string): never {
    throw new KernelError(`${what}: ${trace(flow, s)}`);
  }

  function mustOwe(s: S, seat: Seat): void {
    if (openStep(flow, s) === null || ((owing(s) >>> seat) & 1) === 0) broken(s, `seat ${seat} owes no answer`);
  }

  function mustBeLegal(s: S, seat: Seat, option: Option): void {
    mustOwe(s, seat);
    const f = s.frames[s.frames.length - 1];
    const code = (procedures[f.p].steps[f.pc].ask as Asked<any, any>).check(s, f.locals, seat, option);
    if (code !== 0) broken(s, `option ${option} of seat ${seat} is played and was never listed (refusal ${code})`);
  }

  function owing(s: S): number {
    const n = s.frames.length;
    return n === 0 ? 0 : s.frames[n - 1].pendingMask;
  }

  function list(s: S, seat: Seat, into: Int32Array): number {
    if (playsChecked) mustOwe(s, seat);
    means.list(s, s.frames[s.frames.length - 1], seat, into, candidates);
    const { count } = candidates;
    if (candidates.legal !== into)
      broken(s, `${count} options of seat ${seat} do not fit into a list of ${into.length}`);
    return count;
  }

  function play(s: S, seat: Seat, option: Option, io?: Io): void {
    if (playsChecked) mustBeLegal(s, seat, option);
    means.play(s, s.frames[s.frames.length - 1], seat, option, io);
  }

  function playOut(s: S, dice: Dice, most: number): number {
    for (let played = 0; ; played++) {
      const seats = owing(s);
      if (seats === 0 || played >= most) return played;
      const seat = firstSeat(seats);
      const count = list(s, seat, own);
      if (count === 0) broken(s, `seat ${seat} owes an answer and has no option`);
      play(s, seat, own[count === 1 ? 0 : throwDice(dice, count)]);
    }
  }

  return { owing, list, play, playOut, runOn: means.runOn };
}
