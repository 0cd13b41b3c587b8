/** A debt is paid back [DT 6.6]. */
import { changeDebt, changeDestiny } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { repay: term.yes };

export const repay: Verb<typeof schema> = {
  name: 'repay',
  schema,
  rule: cite('6.6', 'R134', 'R138'),
  run(s, x) {
    const n = x.targets[0];
    changeDestiny(s, x.seat, -n, repay.rule);
    changeDebt(s, x.seat, -n, repay.rule);
  },
  would: (s, x) => x.targets[0] <= Math.min(s.debt[x.seat], s.destiny[x.seat]),
  cs: () => 'splať tolik bodů osudu ze svého dluhu',
  en: () => 'pay back so many Destiny points of your debt',
};
