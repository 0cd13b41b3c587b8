/** HP come back, up to the most. */
import * as creatures from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { heal: term.amount, to: term.helped };
const HP = ['žt', 'žt', 'žt'] as const;

export const heal: Verb<typeof schema> = {
  name: 'heal',
  schema,
  rule: cite('6.6', 'R34'),
  run(s, x, { heal: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) creatures.heal(s, on, amount, heal.rule);
  },
  cs: (i, s) => `${act(s, 'zhojte', 'zhojí')} ${whom(i.to, 'helped', s).dat} ${csCount(i.heal, HP)}`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'heal', 'heals')} ${enCount(i.heal, 'HP')}`
      : `${act(s, 'heal', 'heals')} ${whom(i.to, 'helped', s).en} by ${enCount(i.heal, 'HP')}`,
};
