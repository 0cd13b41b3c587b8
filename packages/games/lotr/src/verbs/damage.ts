/** Damage tokens. */
import { damage as damageThing } from '../atoms/marks.ts';
import { count } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { damage: term.amount, to: term.target };

export const damage: Verb<typeof schema> = {
  name: 'damage',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, on) {
    const n = count(s, x, op.damage);
    for (const t of on) damageThing(s, t, n);
  },
  would: { thing: (s, x, op) => count(s, x, op.damage) > 0 },
  asks: { cs: 'kdo dostane poškození?', en: 'who takes the damage?' },
  cs: (i, s) => `${cs.mood(s, 'dej', 'dát')} ${cs.whom(i.to, 'dat', s)} ${cs.damage(i.damage)}`,
  en: (i, s) => `deal ${en.much(i.damage, 'damage', 'damage')} to ${en.whom(i.to, s)}`,
};
