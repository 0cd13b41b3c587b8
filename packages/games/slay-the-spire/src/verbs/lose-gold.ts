/** Gold goes, down to none. */
import * as deck from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseGold: term.int(1, 99) };

export const loseGold: Verb<typeof schema> = {
  name: 'loseGold',
  schema,
  rule: cite('R112'),
  run(s, x, { loseGold: n }) {
    deck.loseGold(s, x.actor, n, loseGold.rule);
  },
  cs: (i) => `přijdete o ${csCount(i.loseGold, ['zlaťák', 'zlaťáky', 'zlaťáků'])}`,
  en: (i) => `lose ${i.loseGold} gold`,
};
