/** Attack becomes health, and health attack. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { swapStats: term.who };

export const swapStats: Verb<typeof schema> = {
  name: 'swapStats',
  schema,
  rule: cite('R36'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.swapStats)) units.setStats(s, u, u.health, u.attack, swapStats.rule);
  },
  cs: (i, s) => `prohoď ${cs.its('útok a životy', i.swapStats, s)}`,
  en: (i, s) => `swap the attack and health of ${en.whom(i.swapStats, s)}`,
};
