/** What atoms note for the abilities that answer: kind, the thing it is about, and two facts that outlive it. */
import { note } from '@kolbiste/kernel';
import { TRIGGERS } from './cards/types.ts';
import type { State } from './state.ts';

/** Kinds of notes are the triggers of the vocabulary, in its order. */
export const N = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as {
  readonly [K in (typeof TRIGGERS)[number]]: number;
};

/**
 * @param subject id of the thing; -1 = none
 * @param a its card, or how much (damaged)
 * @param b the player it is about: controller, engaged or attacked player
 */
export function noteThat(s: State, kind: number, subject: number, a = 0, b = -1): void {
  note(s.batch, kind, subject, a, b);
}
