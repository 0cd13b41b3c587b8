import type { Flow, Procedure } from './procedure.ts';
import { stepName, stepPlace } from './procedure.ts';
import type { Core, Frame, Locals, Seat } from './state.ts';

/** A running procedure as a seat sees it: by name, without causes, its locals as the procedure's `see` gives them. */
export interface SeenFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Locals;
}

/** The flow in a view: what runs, outermost first. Built from what each procedure states, never from the frame itself. */
export function seenFrames<S extends Core>(flow: Flow<S>, s: S, who: Seat | 'public'): SeenFrame[] {
  return s.frames.map((f) => {
    const p = flow.procedures[f.p];
    return {
      procedure: p.name,
      step: stepName(p, f.pc),
      locals: p.see === 'open' ? p.copy(f.locals) : p.see(s, f.locals, who),
    };
  });
}

/**
 * Frames again, for `determinize`: the locals of an open procedure are what was seen of them.
 * @param deal gives the locals of a procedure that keeps something back, dealt so that they fit what was seen
 */
export function framesOf<S extends Core>(
  flow: Flow<S>,
  seen: readonly SeenFrame[],
  deal?: (procedure: Procedure<S>, locals: Locals) => Locals,
): Frame[] {
  return seen.map(({ procedure, step, locals }) => {
    const p = flow.named(procedure);
    if (p === undefined) throw new Error(`${flow.game}: no procedure ${procedure}`);
    const pc = stepPlace(p, step);
    if (pc < 0) throw new Error(`${flow.game}: procedure ${procedure} has no step ${step}`);
    if (p.see === 'open') return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: p.copy(locals) };
    if (deal === undefined) throw new Error(`${flow.game}: who deals what procedure ${procedure} keeps back?`);
    return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: deal(p, locals) };
  });
}
