/** The procedures of the game. */
import type { Procedure } from '@kolbiste/kernel';
import { call, newFlow } from '@kolbiste/kernel';
import type { State } from '../state.ts';

export const flow = newFlow<State>('doomtrooper');

/** What the frames of a procedure know, the innermost first. */
export const localsOf = <X extends object>(s: State, procedure: Procedure<State, X>): X[] =>
  s.frames.flatMap(({ p, locals }) => (p === procedure.id ? [locals as X] : [])).reverse();

/** Starts a procedure; what is not given of its locals is as it declares them. */
export function callWith<X extends object>(s: State, procedure: Procedure<State, X>, given: Partial<X>): void {
  call(s, procedure, Object.assign(procedure.copy(procedure.sample), given));
}
