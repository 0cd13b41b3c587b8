/** What descends from what, where it is not the frame's own last answer. */
import type { Frame } from '@kolbiste/kernel';
import { done, setCause } from '@kolbiste/kernel';
import type { State } from '../state.ts';

/**
 * The rules' own part of an attack or a phase: it descends from what the procedure that calls it descends from as a
 * whole, not from an answer there.
 */
export function partOfWhole(s: State, f: Frame): void {
  setCause(f, s.frames.at(-3)?.cause ?? 0);
}

/** Gives a choice back; what the asker does with it descends from the choice. */
export function give(s: State, f: Frame, answer: number): void {
  setCause(s.frames.at(-2) as Frame, f.cause);
  done(f, answer);
}
