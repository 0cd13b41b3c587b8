/** Damage tokens go; "all" is as many as lie there. */
import { heal as healThing } from '../atoms/marks.ts';
import { AMOUNT_FIXED } from '../cards/code.ts';
import { count } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { heal: term.amount, to: term.target };

export const heal: Verb<typeof schema> = {
  name: 'heal',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, on) {
    for (const t of on) healThing(s, t, count(s, x, op.heal, t.damage));
  },
  would: { thing: (_s, _x, _op, t) => t.damage > 0 },
  full: (_s, _x, { heal: { kind, n } }, on) => kind !== AMOUNT_FIXED || on.every((t) => t.damage >= n),
  asks: { cs: 'koho vyléčíte?', en: 'whom do you heal?' },
  cs(i, s) {
    const what = i.heal === 'all' ? 'všechno poškození' : cs.damage(i.heal);
    return `${cs.mood(s, 'vyleč', 'vyléčit')} ${cs.whom(i.to, 'dat', s)} ${what}`;
  },
  en: (i, s) => `heal ${en.much(i.heal, 'damage', 'damage')} on ${en.whom(i.to, s)}`,
};
