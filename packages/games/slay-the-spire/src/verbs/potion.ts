/** Potions are gained, or declined. */
import { offer, POTION_REWARD } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { potion: term.int(1, 9) };

export const potion: Verb<typeof schema> = {
  name: 'potion',
  schema,
  rule: cite('8.9'),
  offers: true,
  run(s, x, { potion: n }) {
    for (let k = 0; k < n; k++) offer(s, x.actor, POTION_REWARD);
  },
  cs: (i) => `smíte si vzít ${csCount(i.potion, ['lektvar', 'lektvary', 'lektvarů'])}`,
  en: (i) => `you may take ${enCount(i.potion, 'potion', 'potions')}`,
};
