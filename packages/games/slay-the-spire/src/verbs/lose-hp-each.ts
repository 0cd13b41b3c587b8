/** HP go, one more for each who chose the same before. */
import { loseHp } from '../atoms/harm.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseHpEach: term.int(1, 9) };

export const loseHpEach: Verb<typeof schema> = {
  name: 'loseHpEach',
  schema,
  rule: cite('9.5', 'R86'),
  run(s, x, { loseHpEach: n }) {
    // Whoever has chosen stands in the list with the option; this hero is the last of it.
    const mine = s.served.at(-1);
    const before = s.served.filter((_, at) => at % 2 === 1 && s.served[at] === mine).length - 1;
    loseHp(s, x.actor, n + before, loseHpEach.rule);
  },
  cs: (i) => `ztratíte ${i.loseHpEach} žt a 1 žt navíc za každého, kdo to zvolil před vámi`,
  en: (i) => `lose ${i.loseHpEach} HP and 1 more for each who chose this before you`,
};
