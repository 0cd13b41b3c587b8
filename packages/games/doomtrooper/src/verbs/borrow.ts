/** Destiny points on credit: each makes a debt of two [DT 6.6]. */
import { changeDebt, changeDestiny } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { borrow: term.int(1, 40) };

export const borrow: Verb<typeof schema> = {
  name: 'borrow',
  schema,
  rule: cite('6.6'),
  run(s, x) {
    const n = x.targets[0];
    changeDestiny(s, x.seat, n, borrow.rule);
    changeDebt(s, x.seat, 2 * n, borrow.rule);
  },
  // What is owed at most: so many points, twice.
  would: (s, x, op) => s.debt[x.seat] + 2 * x.targets[0] <= 2 * op.borrow,
  cs: (i) => `půjč si body osudu, celkem nejvýše ${i.borrow}; za každý dlužíš 2`,
  en: (i) => `borrow Destiny points, at most ${i.borrow} in all; for each you owe 2`,
};
