/** Cards of the hand may be kept at the end of this turn. */
import { cite } from '../rulebook.ts';
import { RETAINS } from '../state.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { retainLater: term.int(1, 99) };
/** As many as one likes. */
const ANY = 99;

export const retainLater: Verb<typeof schema> = {
  name: 'retainLater',
  schema,
  rule: cite('24.13', 'R46'),
  run(s, x, { retainLater: n }) {
    s.heroes[x.actor][RETAINS] += n;
  },
  cs: (i) =>
    i.retainLater === ANY
      ? 'na konci tahu smíte v ruce zachovat libovolné karty'
      : `na konci tahu smíte v ruce zachovat ${i.retainLater === 1 ? '' : 'až '}${csCards(i.retainLater)}`,
  en: (i) =>
    i.retainLater === ANY
      ? 'at the end of this turn you may retain any of your cards'
      : `at the end of this turn you may retain ${i.retainLater === 1 ? '' : 'up to '}${enCards(i.retainLater)}`,
};
