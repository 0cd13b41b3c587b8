/** Healing, up to the printed health; where healing hurts it is damage instead. */
import * as wounds from '../atoms/wounds.ts';
import { standing } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { LIFE } from '../vocabulary.ts';
import { DAMAGE, handOf, strengthened } from './kit/damage.ts';
import { objects } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { heal: term.amountOr('full'), to: term.who };

/** What a full healing would heal. */
function missing(s: State, id: number): number {
  if (id < 2) return LIFE - s.life[id];
  const u = standing(s, id);
  return u === null ? 0 : Math.max(0, printedCard(u.card).health - u.health);
}

export const heal: Verb<typeof schema> = {
  name: 'heal',
  schema,
  rule: cite('heal.1', 'heal.2', 'board.6', 'R137', 'R138'),
  run(s, x, { heal: n, to }) {
    const ids = objects(s, x, to);
    const amounts = ids.map((id, i) => (n === null ? -1 : strengthened(s, x, amountOf(s, x, n, id, i))));
    const hurts = wounds.healsHurt(s, x.seat);
    ids.forEach((id, i) => {
      if (!hurts) return wounds.heal(s, id, amounts[i], heal.rule);
      wounds.damage(s, id, amounts[i] < 0 ? missing(s, id) : amounts[i], handOf(s, x), DAMAGE);
    });
  },
  cs(i, s) {
    if (i.heal === 'full') {
      const whole = cs.whom(i.to, 'acc', s);
      return cs.short(whole) ? `plně ${whole} vyleč` : `plně vyleč ${whole}`;
    }
    const text = cs.given('vyleč', 'mana', cs.howMuch(i.heal, cs.LIVES, s), cs.receivers(i.to, i.heal, s));
    cs.remember(i.to, s);
    return text;
  },
  en(i, s) {
    if (i.heal === 'full') return en.does('fully heal', i.to, s);
    const text = en.dealt('restore', 'health', i.heal, en.receivers(i.to, i.heal, s), s);
    en.remember(i.to, s);
    return text;
  },
};
