/** Damage that is no hit: block averts it, nothing changes it. */
import * as harm from '../atoms/harm.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { HARMLESS } from '../state.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { damage: term.amount, to: term.aimed };
const WOUNDS = ['zranění', 'zranění', 'zranění'] as const;

export const damage: Verb<typeof schema> = {
  name: 'damage',
  schema,
  rule: cite('18.2', '24.14', 'R32'),
  run(s, x, { damage: n, to }) {
    const amount = x.actor >= 0 && s.heroes[x.actor][HARMLESS] !== 0 ? 0 : amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) if (!harm.isStopped(s)) harm.damage(s, on, amount, damage.rule);
  },
  cs: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'utrpíte', 'utrpí')} ${csCount(i.damage, WOUNDS)}`
      : `${act(s, 'uštědřete', 'uštědří')} ${whom(i.to, 'aimed', s).dat} ${csCount(i.damage, WOUNDS)}`,
  en: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'take', 'takes')} ${enCount(i.damage, 'damage')}`
      : `${act(s, 'deal', 'deals')} ${whom(i.to, 'aimed', s).en} ${enCount(i.damage, 'damage')}`,
};
