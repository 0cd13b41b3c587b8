/** What lasting texts of a hero add up to. */
import { faceOf, relicCard } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { POWERS, pileOf, RELICS } from '../state.ts';

/** What lasting texts of a hero add to something, by its kind. */
export function lastingSum(s: State, seat: number, kind: number): number {
  let sum = 0;
  for (const face of pileOf(s, seat, POWERS))
    for (const each of faceOf(face).statics) if (each.kind === kind) sum += each.value;
  for (const relic of pileOf(s, seat, RELICS))
    for (const each of relicCard(relic).statics) if (each.kind === kind) sum += each.value;
  return sum;
}
