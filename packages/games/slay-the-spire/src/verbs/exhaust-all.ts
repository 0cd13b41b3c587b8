/** All such cards of the hand to the exhaust pile; how many is counted. */
import { exhaustAt } from '../atoms/piles.ts';
import { passes } from '../effects/sieve.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaustAll: term.sieveNamed };
const EXCEPT = {
  any: ['', 'cards'],
  attack: [', které jsou Útoky', 'attacks'],
  skill: [', které jsou Triky', 'skills'],
  noAttack: [' kromě Útoků', 'cards but the attacks'],
  free: [' s náklady 0', 'cards that cost 0'],
} as const;

export const exhaustAll: Verb<typeof schema> = {
  name: 'exhaustAll',
  schema,
  rule: cite('24.12'),
  run(s, x, { exhaustAll: sieve }) {
    const hand = pileOf(s, x.actor, HAND);
    x.count = 0;
    for (let at = hand.length; at-- > 0; ) {
      if (!passes(sieve, hand[at])) continue;
      exhaustAt(s, x.actor, at, exhaustAll.rule);
      x.count++;
    }
  },
  cs: (i) => `vyčerpejte všechny karty v ruce${EXCEPT[i.exhaustAll][0]}`,
  en: (i) => `exhaust all ${EXCEPT[i.exhaustAll][1]} in your hand`,
};
