/** The invented names of Scratch Wars, fetched when somebody wants them; other games bring theirs along. */
import type { NameSet } from '../engine/protocol.ts';

/** Whether names of a set are here now: they are fetched; without a network they may stay away. */
export async function haveNames(set: NameSet): Promise<boolean> {
  if (set === 'real') return true;
  try {
    const { bringNeutral } = await import('@kolbiste/scratch-wars/neutral');
    bringNeutral();
    return true;
  } catch {
    return false;
  }
}
