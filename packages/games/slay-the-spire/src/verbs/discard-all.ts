/** The whole hand to the discard pile, or such cards of it; how many cards it was is counted. */
import { discardAt } from '../atoms/piles.ts';
import { passes } from '../effects/sieve.ts';
import { CARDS_DISCARDED, note } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import { SIEVE_WORDS } from './kit/sieve-words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardAll: term.sieveNamed };

export const discardAll: Verb<typeof schema> = {
  name: 'discardAll',
  schema,
  rule: cite('12.13', 'R45'),
  run(s, x, { discardAll: sieve }) {
    const hand = pileOf(s, x.actor, HAND);
    x.count = 0;
    for (let at = 0; at < hand.length; ) {
      if (!passes(sieve, hand[at])) at++;
      else {
        discardAt(s, x.actor, at, discardAll.rule);
        x.count++;
      }
    }
    if (x.count > 0) note(s, CARDS_DISCARDED, x.actor);
  },
  cs: (i) =>
    i.discardAll === 'any'
      ? 'odložte všechny karty z ruky'
      : `odložte všechny karty z ruky${SIEVE_WORDS[i.discardAll][0]}`,
  en: (i) =>
    i.discardAll === 'any' ? 'discard your hand' : `discard all ${SIEVE_WORDS[i.discardAll][1]} in your hand`,
};
