/** Cards of the hand may be kept through the end of this turn. */
import { chooseCards, TO_KEEP } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { retain: term.int(1, 99) };

export const retain: Verb<typeof schema> = {
  name: 'retain',
  schema,
  rule: cite('24.13', 'R46'),
  run(s, x, { retain: most }) {
    chooseCards(s, x, { zone: 0, most, least: 0, sieve: 0, aim: TO_KEEP });
  },
  cs: (i) => `smíte v ruce zachovat ${i.retain === 1 ? '' : 'až '}${csCards(i.retain)}`,
  en: (i) => `you may retain ${i.retain === 1 ? '' : 'up to '}${enCards(i.retain)}`,
};
