/** What atoms note for the abilities that answer: kind, the thing it is about, and two facts that outlive it. */
import { numbered } from '@kolbiste/cardkit/verbs';
import { NOTE, note, recordOrigin } from '@kolbiste/kernel';
import { TRIGGERS } from './cards/types.ts';
import { flow } from './flow/registry.ts';
import { ofNote } from './origins.ts';
import type { State } from './state.ts';

/** Kinds of notes are the triggers of the vocabulary, in its order. */
export const N = numbered(TRIGGERS);

/** Notes that are being answered in the lowest `frames` frames: the place of the first that is made above them. */
export function notesBelow(s: State, frames: number): number {
  const settle = flow.named('settle')?.id;
  let count = 0;
  for (let i = 0; i < frames; i++)
    if (s.frames[i].p === settle) count += (s.frames[i].locals['notes'] as number[]).length / NOTE;
  return count;
}

/**
 * @param subject id of the thing; -1 = none
 * @param a its card, or how much (damaged)
 * @param b the player it is about: controller, engaged or attacked player
 * @param event what happened; without it what was told last
 */
export function noteThat(s: State, kind: number, subject: number, a = 0, b = -1, event = s.n): void {
  recordOrigin(s, ofNote(notesBelow(s, s.frames.length) + s.batch.length / NOTE), event);
  note(s.batch, kind, subject, a, b);
}
