/** All such cards of the hand to the exhaust pile; how many is counted. */
import { exhaustAt } from '../atoms/piles.ts';
import { passes } from '../effects/sieve.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import { SIEVE_WORDS } from './kit/sieve-words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaustAll: term.sieveNamed };

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
  cs: (i) => `vyčerpejte všechny karty v ruce${SIEVE_WORDS[i.exhaustAll][0]}`,
  en: (i) => `exhaust all ${SIEVE_WORDS[i.exhaustAll][1]} in your hand`,
};
