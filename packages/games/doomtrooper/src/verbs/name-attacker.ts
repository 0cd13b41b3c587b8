/** Another player says who attacks in the combat that was just declared; whom, says the attacker's player [DT 4.25.1]. */

import { combat } from '../flow/combat.ts';
import { localsOf } from '../flow/registry.ts';
import { attacksNow } from '../forward-refs.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { nameAttacker: term.whom };

export const nameAttacker: Verb<typeof schema> = {
  name: 'nameAttacker',
  schema,
  rule: cite('4.25.1', '4.24.2'),
  run(s, x, op) {
    const [locals] = localsOf(s, combat);
    const [p] = pieces(s, x, op.nameAttacker);
    // The action is paid, by whose word it ever became an attack.
    if (locals !== undefined && p !== undefined && attacksNow.get()(s, p)) Object.assign(locals, { by: p.id, led: 0 });
  },
  would: (s, x, op) => pieces(s, x, op.nameAttacker).length > 0,
  cs: (i, s) => `urči za útočníka ${cs.whom(i.nameAttacker, 'acc', s)}`,
  en: (i, s) => `name ${en.whom(i.nameAttacker, s)} as the attacker`,
};
