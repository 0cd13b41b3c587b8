/** Invented names that are fetched when somebody wants them; most games bring theirs along. */
import type { NameSet } from '../engine/protocol.ts';
import type { PlayedGame } from '../games.ts';
import { games } from '../games.ts';

/** Whether names of a set are here now: they are fetched; without a network they may stay away. */
export async function haveNames(set: NameSet, of: readonly PlayedGame[] = games()): Promise<boolean> {
  if (set === 'real') return true;
  try {
    for (const { page } of of) (await page.neutral?.())?.bringNeutral();
    return true;
  } catch {
    return false;
  }
}
