/** Colourless cards are gained, one of three each time, or none. */
import { COLORLESS_REWARD, offer } from '../flow/rewards.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { colorlessReward: term.int(1, 2) };

export const colorlessReward: Verb<typeof schema> = {
  name: 'colorlessReward',
  schema,
  rule: cite('8.5', '20.4'),
  offers: true,
  run(s, x, { colorlessReward: n }) {
    for (let k = 0; k < n; k++) offer(s, x.actor, COLORLESS_REWARD);
  },
  cs: (i) =>
    `${i.colorlessReward === 1 ? '' : 'dvakrát '}si vezměte nejvýše 1 ze 3 vrchních bezbarvých karet`
      .trimStart()
      .replace(/^si vezměte/, 'vezměte si'),
  en: (i) => `${i.colorlessReward === 1 ? '' : 'twice, '}take up to 1 of the top 3 colorless cards`,
};
