/** A relic is gained, or declined. */
import { offer, RELIC_REWARD } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { relic: term.int(1, 9) };

export const relic: Verb<typeof schema> = {
  name: 'relic',
  schema,
  rule: cite('8.14'),
  offers: true,
  run(s, x, { relic: n }) {
    for (let k = 0; k < n; k++) offer(s, x.actor, RELIC_REWARD);
  },
  cs: (i) => `smíte si vzít ${csCount(i.relic, ['relikvii', 'relikvie', 'relikvií'])}`,
  en: (i) => `you may take ${enCount(i.relic, 'relic', 'relics')}`,
};
