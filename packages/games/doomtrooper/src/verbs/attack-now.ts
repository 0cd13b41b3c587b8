/** A combat at once, as an attack action of its own [DT 4.38.10] [DT R129]. */

import { combat } from '../flow/combat.ts';
import { callWith } from '../flow/registry.ts';
import { canFight } from '../legal/attack.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { attackNow: term.yes };

export const attackNow: Verb<typeof schema> = {
  name: 'attackNow',
  schema,
  rule: cite('4.38.10', 'R9', 'R129'),
  run(s, x) {
    callWith(s, combat, { seat: x.seat });
  },
  would: (s, x) => s.firstDone[x.seat] === 1 && canFight(s, x.seat),
  cs: () => 'ihned proveď jednu útočnou akci',
  en: () => 'carry out an attack action at once',
};
