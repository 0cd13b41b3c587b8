/** Poison of an enemy is doubled or tripled. */
import { addShared, rowOf } from '../atoms/creatures.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_POISON } from '../events.ts';
import { cite } from '../rulebook.ts';
import { POISON } from '../state.ts';
import { whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { poisonTimes: term.int(2, 3), to: term.aimed };

export const poisonTimes: Verb<typeof schema> = {
  name: 'poisonTimes',
  schema,
  rule: cite('17.1', '17.5', 'R30'),
  run(s, x, { poisonTimes: n, to }) {
    for (const on of targetsOf(s, x, to))
      addShared(s, on, T_POISON, (n - 1) * rowOf(s, on)[POISON], poisonTimes.rule, x.actor);
  },
  cs: (i, s) =>
    `${i.poisonTimes === 2 ? 'zdvojnásobte' : 'ztrojnásobte'} ${whom(i.to, 'aimed', s).dat} počet žetonů jedu`,
  en: (i, s) => `${i.poisonTimes === 2 ? 'double' : 'triple'} the poison of ${whom(i.to, 'aimed', s).en}`,
};
