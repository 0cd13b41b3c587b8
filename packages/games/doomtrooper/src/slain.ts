/** Whom texts have killed since what happened was last answered: they lie there until it is [DT 4.11.6]. Pure reads. */
import { NOTE } from '@kolbiste/kernel';
import { M_KILLED } from './cards/timing.ts';
import type { State } from './state.ts';

/** `kept` of such a warrior: he is wounded and killed no more. */
export const SLAIN = -1;

/** Who has killed by a text: no warrior. */
export const NOBODY = 0;

export function slain(s: State): number[] {
  const ids: number[] = [];
  for (let i = 0; i < s.batch.length; i += NOTE)
    if (s.batch[i] === M_KILLED && s.batch[i + 2] === NOBODY) ids.push(s.batch[i + 1]);
  return ids;
}
