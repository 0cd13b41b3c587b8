/** The next card that is played this turn costs nothing, or the next attack. */
import { FREE_ATTACK, FREE_CARD } from '../effects/cost.ts';
import { cite } from '../rulebook.ts';
import { FREE_NEXT } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { freeNext: term.oneOf(['card', 'attack']) };

export const freeNext: Verb<typeof schema> = {
  name: 'freeNext',
  schema,
  rule: cite('12.12', 'R10'),
  run(s, x, { freeNext: what }) {
    s.heroes[x.actor][FREE_NEXT] |= what === 'card' ? FREE_CARD : FREE_ATTACK;
  },
  cs: (i) => `příští ${i.freeNext === 'card' ? 'karta, kterou' : 'Útok, který'} v tomto tahu zahrajete, nic nestojí`,
  en: (i) => `the next ${i.freeNext} you play this turn costs 0`,
};
