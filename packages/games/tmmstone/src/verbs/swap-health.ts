/** Two units swap their health. */
import * as units from '../atoms/units.ts';
import { standing } from '../board.ts';
import { firstOf } from '../effects/select.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { swapHealth: term.pairOf(term.who) };

export const swapHealth: Verb<typeof schema> = {
  name: 'swapHealth',
  schema,
  rule: cite('R36'),
  run(s, x, { swapHealth: [one, other] }) {
    const [a] = unitsAmong(s, x, one);
    const b = standing(s, firstOf(s, x, other));
    if (a === undefined || b === null) return;
    const mine = a.health;
    units.setStats(s, a, a.attack, b.health, swapHealth.rule);
    units.setStats(s, b, b.attack, mine, swapHealth.rule);
  },
  cs: ({ swapHealth: [a, b] }, s) =>
    `prohoď ${cs.its('životy', a, s)} a ${cs.its('životy', b, s)}`.replace(' a životy ', ' a '),
  en: ({ swapHealth: [a, b] }, s) => `swap the health of ${en.whom(a, s)} and ${en.whom(b, s)}`,
};
