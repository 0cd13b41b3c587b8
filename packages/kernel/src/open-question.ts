/** The question at which a state stands, and who owes an answer to it. */
import type { Asked, Decision, Flow, Step } from './procedure.ts';
import type { Rulebook } from './rulebook.ts';
import { KernelError, seatsOf } from './run.ts';
import type { Core } from './state.ts';

/** The open question, or null when the game is over. */
export function openStep(flow: Flow<any>, s: Core): Step | null {
  const n = s.frames.length;
  if (n === 0) return null;
  const f = s.frames[n - 1];
  const step = flow.procedures[f.p].steps[f.pc];
  if (step === undefined || step.ask === null) throw new KernelError('the state stands between two questions');
  return step;
}

/** Notes at the open question who owes an answer, in a state whose frames were built anew. */
export function whoOwes<S extends Core>(flow: Flow<S>, s: S): S {
  const step = openStep(flow, s);
  if (step === null) return s;
  const f = s.frames[s.frames.length - 1];
  f.pendingMask = (step.ask as Asked<any, any>).seats(s, f.locals);
  return s;
}

/** What is asked, of each seat of a mask: made once. */
export function decisionsOf(book: Rulebook, step: Step, mask: number): readonly Decision[] {
  let made = step.decisions[mask];
  if (made === undefined) {
    const kind = (step.ask as { kind: string }).kind;
    const rule = book.keysOf(step.rule);
    made = Object.freeze(seatsOf(mask).map((seat) => Object.freeze({ id: step.id, seat, kind, rule })));
    step.decisions[mask] = made;
  }
  return made;
}
