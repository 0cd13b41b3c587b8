/** Players announce the attack of their next turn, and are bound to it if it can be made [DT 4.25.6]. */

import { planning } from '../flow/plan.ts';
import { callWith } from '../flow/registry.ts';
import { cite } from '../rulebook.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { plan: term.who };

export const plan: Verb<typeof schema> = {
  name: 'plan',
  schema,
  rule: cite('4.25.6', '7.1.1'),
  run(s, x, op) {
    const { card, play } = x;
    for (const seat of seats(s, x, op.plan).toReversed()) callWith(s, planning, { seat, card, play });
  },
  cs: (_i, s) =>
    `každý z vybraných protivníků (nejvýše ${s.targets[0]?.upTo ?? 1}) oznámí, jak zaútočí ve svém příštím kole (útočníka, obránce a bitevní taktiku), nebo že nezaútočí; může-li, musí se toho držet`,
  en: (_i, s) =>
    `each of the chosen opponents (at most ${s.targets[0]?.upTo ?? 1}) announces the attack of the next own turn (attacker, defender and tactic), or that there will be none, and must keep to it if possible`,
};
