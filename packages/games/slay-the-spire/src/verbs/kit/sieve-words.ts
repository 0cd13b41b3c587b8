/** Which cards of a hand, after "all cards in your hand". */
import type { Sieve } from '../terms.ts';

export const SIEVE_WORDS: Readonly<Record<Sieve, readonly [cs: string, en: string]>> = {
  any: ['', 'cards'],
  attack: [', které jsou Útoky', 'attacks'],
  skill: [', které jsou Triky', 'skills'],
  noAttack: [' kromě Útoků', 'cards but the attacks'],
  free: [' s náklady 0', 'cards that cost 0'],
  noRetain: [' kromě těch, které se zachovávají', 'cards without retain'],
  attackOrSkill: [', které jsou Útoky nebo Triky', 'attacks and skills'],
};
