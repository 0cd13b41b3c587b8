/** Shivs from the common supply; each that is too many may be made room for by throwing one. */
import { amountOf } from '../effects/count.ts';
import { gainShivs } from '../flow/shivs.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shiv: term.amount };

export const shiv: Verb<typeof schema> = {
  name: 'shiv',
  schema,
  rule: cite('17.8', '17.9', 'R31'),
  run(s, x, { shiv: n }) {
    gainShivs(s, x.actor, amountOf(s, x, n));
  },
  cs: (i) => `získejte ${csCount(i.shiv, ['žeton dýky', 'žetony dýky', 'žetonů dýky'])}`,
  en: (i) => `gain ${enCount(i.shiv, 'shiv', 'shivs')}`,
};
