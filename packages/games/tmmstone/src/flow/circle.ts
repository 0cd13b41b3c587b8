/**
 * Procedures that call one another in a circle: a text calls for a draw, a draw for a text. The files below a text know
 * it by this record, which it fills when it is loaded.
 */
import type { Procedure } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import type { Speaker } from '../effects/speaker.ts';
import type { State } from '../state.ts';

const circle: { speak: Procedure<State, Speaker> | null } = { speak: null };

/** Says which procedure carries texts out. */
export function closeCircle(speak: Procedure<State, Speaker>): void {
  circle.speak = speak;
}

export const speakId = (): number => (circle.speak as Procedure<State, Speaker>).id;

/** Carries a text out. */
export function say(s: State, x: Speaker): void {
  call(s, circle.speak as Procedure<State, Speaker>, x);
}
