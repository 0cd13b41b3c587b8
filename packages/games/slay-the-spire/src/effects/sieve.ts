/** Which cards a text means. */
import { faceOf } from '../cards/pool.ts';
import { ATTACK, SKILL } from '../vocabulary.ts';

const [, ONLY_ATTACKS, ONLY_SKILLS, NO_ATTACKS, ONLY_FREE] = [0, 1, 2, 3, 4];

export function passes(sieve: number, face: number): boolean {
  const { type, cost } = faceOf(face);
  if (sieve === ONLY_ATTACKS) return type === ATTACK;
  if (sieve === ONLY_SKILLS) return type === SKILL;
  if (sieve === NO_ATTACKS) return type !== ATTACK;
  return sieve !== ONLY_FREE || cost === 0;
}
