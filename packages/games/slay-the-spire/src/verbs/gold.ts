/** Gold for the hero. */
import { gainGold } from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { gold: term.int(1, 20) };

export const gold: Verb<typeof schema> = {
  name: 'gold',
  schema,
  rule: cite('8.16'),
  run(s, x, { gold: n }) {
    gainGold(s, x.actor, n, gold.rule);
  },
  cs: (i) => `získejte ${csCount(i.gold, ['zlaťák', 'zlaťáky', 'zlaťáků'])}`,
  en: (i) => `gain ${i.gold} gold`,
};
