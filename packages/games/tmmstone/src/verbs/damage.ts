/** Damage to characters: fixed for all of them before anybody takes any [TMM R1] [TMM R3]. */
import * as wounds from '../atoms/wounds.ts';
import { standing } from '../board.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { DAMAGE, damageAmounts, damageRule, handOf } from './kit/damage.ts';
import { objects } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { damage: term.amount, to: term.who, excess: term.optional(term.oneOf(['oppHero'])) };

export const damage: Verb<typeof schema> = {
  name: 'damage',
  schema,
  rule: DAMAGE,
  run(s, x, op) {
    const ids = objects(s, x, op.to);
    const amounts = damageAmounts(s, x, op.damage, ids);
    const by = handOf(s, x);
    ids.forEach((id, i) => {
      const rule = damageRule(s, x, op.to, id);
      const before = standing(s, id)?.health ?? 0;
      wounds.damage(s, id, amounts[i], by, rule);
      if (op.excess === null) return;
      // What a unit could not lose any more: a rest for the hero.
      wounds.damage(s, 1 - x.seat, Math.min(before, 0) - (standing(s, id)?.health ?? 0), by, rule);
    });
  },
  cs(i, s) {
    const to = cs.receivers(i.to, i.damage, s);
    const text = cs.given('dej', i.damage, cs.howMuch(i.damage, cs.DAMAGE, s), to);
    cs.remember(i.to, s);
    return i.excess === undefined ? text : `${text}; přebytek dostane protivníkův hrdina`;
  },
  en(i, s) {
    const text = en.dealt('deal', 'damage', i.damage, en.receivers(i.to, i.damage, s), s);
    en.remember(i.to, s);
    return i.excess === undefined ? text : `${text}; the excess goes to the enemy hero`;
  },
};
