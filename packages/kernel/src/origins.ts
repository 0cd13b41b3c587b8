/**
 * Causes that outlive their frames. A frame's cause ends with it; what is laid on the table acts turns later, in frames
 * that descend from the turn. So an atom that lays something notes the event that laid it (`lay`), and what the thing
 * does is said by `emitFrom`: the event keeps its cause, and names what laid the thing besides.
 *
 * Things are numbered by the game (weapons, cards, modifiers: whatever lies). No rule may read the list: it is saved and
 * in `hashRecord`, but neither in `hashPosition` nor in any view, and a determinized state begins without it.
 */
import type { Core } from './state.ts';

/** Notes the event that laid a thing, or brought it into the state it is in. */
export function recordOrigin(s: Core, thing: number, event: number): void {
  while (s.origins.length <= thing) s.origins.push(0);
  s.origins[thing] = event;
}

/** The thing lies no more. */
export function lift(s: Core, thing: number): void {
  if (thing < s.origins.length) s.origins[thing] = 0;
}

/** The events that laid these things, each once; a thing of unknown origin has none. */
export function originsOf(s: Core, things: readonly number[]): number[] {
  const out: number[] = [];
  for (const thing of things) {
    const event = s.origins[thing] ?? 0;
    if (event !== 0 && !out.includes(event)) out.push(event);
  }
  return out;
}
