/** Which cards a text means. */
import { faceOf } from '../cards/pool.ts';
import { ATTACK, SKILL } from '../vocabulary.ts';

const [, ONLY_ATTACKS, ONLY_SKILLS, NO_ATTACKS, , NO_RETAIN, ATTACK_OR_SKILL] = [0, 1, 2, 3, 4, 5, 6];
const ONLY_FREE = 4;

export function passes(sieve: number, face: number): boolean {
  const { type, cost, retain } = faceOf(face);
  if (sieve === ONLY_ATTACKS) return type === ATTACK;
  if (sieve === ONLY_SKILLS) return type === SKILL;
  if (sieve === NO_ATTACKS) return type !== ATTACK;
  if (sieve === NO_RETAIN) return !retain;
  if (sieve === ATTACK_OR_SKILL) return type === ATTACK || type === SKILL;
  return sieve !== ONLY_FREE || cost === 0;
}
