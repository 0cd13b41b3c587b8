import type { Frame } from '@kolbiste/kernel';
import { because } from '@kolbiste/kernel';
import type { State } from '../state.ts';

/**
 * The rules' own part of an attack or a phase: it descends from what the procedure that calls it descends from as a
 * whole, not from an answer there.
 */
export function partOfWhole(s: State, f: Frame): void {
  because(f, s.frames.at(-3)?.cause ?? 0);
}
