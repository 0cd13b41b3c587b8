/** A card of so many of the reward deck is gained, or none. */
import { CARD_REWARD, offer } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import { csTimes, csTop, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cardReward: term.int(1, 9), times: term.optional(term.int(2, 9)) };

export const cardReward: Verb<typeof schema> = {
  name: 'cardReward',
  schema,
  rule: cite('8.5'),
  offers: true,
  run(s, x, { cardReward: n, times }) {
    for (let k = 0; k < (times ?? 1); k++) offer(s, x.actor, CARD_REWARD, n);
  },
  cs: (i) =>
    `vezměte si ${i.times === undefined ? '' : `${csTimes(i.times)} `}nejvýše 1 ${csTop(i.cardReward)} svého balíčku odměn`,
  en: (i) =>
    `take up to 1 of the top ${i.cardReward} cards of your reward deck${i.times === undefined ? '' : `, ${enTimes(i.times)}`}`,
};
