/** What steps do with the frames of the procedures that run. */
import type { Procedure, Step } from './procedure.ts';
import type { Core, Frame } from './state.ts';
import { END } from './state.ts';

export function top(s: Core): Frame {
  return s.frames[s.frames.length - 1];
}

/** Starts a procedure as a child of the running one. */
export function call<S extends Core, X>(s: S, procedure: Procedure<S, X>, locals: X): void {
  const frames = s.frames;
  const cause = frames.length === 0 ? 0 : frames[frames.length - 1].cause;
  const pc = procedure.begins === null ? 0 : procedure.begins(s, locals).index;
  frames.push({ p: procedure.id, pc, result: 0, cause, pendingMask: 0, locals: locals });
}

/** Goes on with another step of the same procedure. */
export function goto(f: Frame, step: Step): void {
  f.pc = step.index;
}

/** Ends the procedure of `f`; the caller's next step finds `value` in its own `r`. */
export function done(f: Frame, value = 0): void {
  f.pc = END;
  f.result = value;
}

/** Makes what follows in this frame descend from an event. */
export function setCause(f: Frame, event: number): void {
  f.cause = event;
}

/** Makes what follows in this frame descend from what its whole procedure descends from. */
export function resetCause(s: Core, f: Frame): void {
  const at = s.frames.indexOf(f);
  f.cause = at > 0 ? s.frames[at - 1].cause : 0;
}

/** What `body` makes happen, and calls, descends from an event; what comes after it in this frame does not. */
export function withCause(s: Core, event: number, body: () => void): void {
  const f = top(s);
  const { cause } = f;
  f.cause = event;
  body();
  f.cause = cause;
}

/** How often a procedure is running now; with `where`, only the frames whose locals it admits. */
export function running<X>(s: Core, procedure: Procedure<any, X>, where?: (x: X) => boolean): number {
  let count = 0;
  for (let i = 0; i < s.frames.length; i++) {
    const f = s.frames[i];
    if (f.p === procedure.id && (where === undefined || where(f.locals))) count++;
  }
  return count;
}

/** The innermost running frame of a procedure. */
export function nearest<X>(s: Core, procedure: Procedure<any, X>): Frame<X> | null {
  for (let i = s.frames.length; i-- > 0; ) if (s.frames[i].p === procedure.id) return s.frames[i];
  return null;
}

/** Empties the stack: the game is over. */
export function clearFlow(s: Core): void {
  while (s.frames.length > 0) s.frames.pop();
}
