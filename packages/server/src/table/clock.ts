/** Clocks of the seats, counted from the times of the answers, so that they are the same wherever the game is woken. */
import type { Seat } from '@kolbiste/kernel';
import type { ClockSpec, ClockState } from '@kolbiste/wire/protocol';

/** All clocks full, at the beginning. */
export function fullClock(spec: ClockSpec, seats: number, runs: readonly Seat[], at: number): ClockState | null {
  if (spec.kind === 'off') return null;
  return { left: Array.from({ length: seats }, () => spec.millis), runs, at };
}

/** The same clocks at a later moment: those that run have less left. */
export function clockAt(clock: ClockState, at: number): ClockState {
  const passed = Math.max(0, at - clock.at);
  return { ...clock, left: clock.left.map((left, seat) => (clock.runs.includes(seat) ? left - passed : left)), at };
}

/** After an answer of a seat, when others owe one. */
export function afterAnswer(
  spec: ClockSpec,
  clock: ClockState | null,
  at: number,
  seat: Seat,
  runs: readonly Seat[],
): ClockState | null {
  if (clock === null || spec.kind === 'off') return null;
  const now = clockAt(clock, at);
  const left = now.left.map((rest, each) => {
    if (spec.kind === 'chess') return each === seat ? rest + spec.plus : rest;
    // Who already owed an answer before goes on counting.
    return each === seat || !clock.runs.includes(each) ? spec.millis : rest;
  });
  return { left, runs, at };
}

/** Standing still, or going on from now. */
export function stopped(clock: ClockState | null, at: number): ClockState | null {
  return clock === null ? null : { ...clockAt(clock, at), runs: [] };
}

export interface Fall {
  readonly seat: Seat;
  /** Milliseconds from now. */
  readonly wait: number;
}

/** Whose time runs out first, if nobody answers. */
export function nextFall(clock: ClockState | null, now: number): Fall | undefined {
  if (clock === null) return undefined;
  const { left } = clockAt(clock, now);
  let first: Fall | undefined;
  for (const seat of clock.runs) {
    const wait = Math.max(0, left[seat] ?? 0);
    if (first === undefined || wait < first.wait) first = { seat, wait };
  }
  return first;
}
