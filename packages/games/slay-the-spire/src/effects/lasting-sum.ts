/** What lasting texts of a hero add up to. */
import { LASTING } from '../cards/lasting.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { CUBES_OF_POWER, MAX_HP, POWER_CUBES, POWERS, pileOf, RELICS } from '../state.ts';

/** What lasting texts of a hero add to something, by its kind. */
export function lastingSum(s: State, seat: number, kind: number): number {
  let sum = 0;
  for (const face of pileOf(s, seat, POWERS))
    for (const each of faceOf(face).statics) if (each.kind === kind) sum += each.value;
  for (const relic of pileOf(s, seat, RELICS))
    for (const each of relicCard(relic).statics) if (each.kind === kind) sum += each.value;
  return sum;
}

/** What powers add for each cube that lies on them. */
export function lastingPerCube(s: State, seat: number, kind: number): number {
  const cubes = pileOf(s, seat, POWER_CUBES);
  let sum = 0;
  pileOf(s, seat, POWERS).forEach((face, at) => {
    for (const each of faceOf(face).statics) if (each.kind === kind) sum += each.value * (cubes[at] & CUBES_OF_POWER);
  });
  return sum;
}

/** The most HP that a hero may have now. */
export function mostHp(s: State, seat: number): number {
  const most = s.heroes[seat][MAX_HP];
  const cap = lastingSum(s, seat, LASTING.mostHp);
  return cap > 0 ? Math.min(cap, most) : most;
}
