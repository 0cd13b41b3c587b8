/** A card of another hero's reward deck. */
import { askForeign } from '../flow/foreign-reward.ts';
import { cite } from '../rulebook.ts';
import { csTop } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { foreignReward: term.int(1, 9) };

export const foreignReward: Verb<typeof schema> = {
  name: 'foreignReward',
  schema,
  rule: cite('8.5', '19.3', 'R105'),
  run(s, x, { foreignReward: n }) {
    askForeign(s, x.actor, n);
  },
  cs: (i) => `vezměte si nejvýše 1 ${csTop(i.foreignReward)} balíčku odměn jiného hrdiny`,
  en: (i) => `take up to 1 of the top ${i.foreignReward} cards of another hero's reward deck`,
};
