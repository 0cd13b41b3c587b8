/** Miracles, from a supply of five for all. */
import { addShared } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { T_MIRACLE } from '../events.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { miracle: term.amount };
const TOKENS = ['žeton zázraku', 'žetony zázraku', 'žetonů zázraku'] as const;

export const miracle: Verb<typeof schema> = {
  name: 'miracle',
  schema,
  rule: cite('17.12', 'R29'),
  run(s, x, { miracle: n }) {
    addShared(s, x.actor, T_MIRACLE, amountOf(s, x, n), miracle.rule);
  },
  cs: (i) => `získejte ${csCount(i.miracle, TOKENS)}`,
  en: (i) => `gain ${enCount(i.miracle, 'miracle', 'miracles')}`,
};
