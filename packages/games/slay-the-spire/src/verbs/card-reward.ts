/** A card of so many of the reward deck is gained, or none. */
import { CARD_REWARD, offer, settleOffers } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import { csTop } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cardReward: term.int(1, 9) };

export const cardReward: Verb<typeof schema> = {
  name: 'cardReward',
  schema,
  rule: cite('8.5'),
  run(s, x, { cardReward: n }) {
    offer(s, x.actor, CARD_REWARD, n);
    settleOffers(s);
  },
  cs: (i) => `vezměte si nejvýše 1 ${csTop(i.cardReward)} svého balíčku odměn`,
  en: (i) => `take up to 1 of the top ${i.cardReward} cards of your reward deck`,
};
