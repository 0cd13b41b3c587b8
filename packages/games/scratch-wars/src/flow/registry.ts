import type { Candidates } from '@kolbiste/kernel';
import { newFlow } from '@kolbiste/kernel';
import type { State } from '../state.ts';

/** The procedures of the duel; each file of this folder adds its own. */
export const flow = newFlow<State>('scratch-wars');

/** Candidates of a question with the answers 0 and 1. */
export function noOrYes(_s: State, _x: unknown, _seat: number, out: Candidates): void {
  out.push(0);
  out.push(1);
}
