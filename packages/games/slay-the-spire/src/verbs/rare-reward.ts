/** A card of so many of the rare deck is gained, or none. */
import { offer, RARE_REWARD } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import { csTop } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { rareReward: term.int(1, 9) };

export const rareReward: Verb<typeof schema> = {
  name: 'rareReward',
  schema,
  rule: cite('8.8'),
  offers: true,
  run(s, x, { rareReward: n }) {
    offer(s, x.actor, RARE_REWARD, n);
  },
  cs: (i) => `vezměte si nejvýše 1 ${csTop(i.rareReward)} svého balíčku vzácných odměn`,
  en: (i) => `take up to 1 of the top ${i.rareReward} cards of your rare rewards`,
};
