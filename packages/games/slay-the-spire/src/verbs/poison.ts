/** Poison: HP are lost for it at the end of each turn of the players. */
import { addShared } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_POISON } from '../events.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { poison: term.amount, to: term.aimed };
const TOKENS = ['žeton jedu', 'žetony jedu', 'žetonů jedu'] as const;

export const poison: Verb<typeof schema> = {
  name: 'poison',
  schema,
  rule: cite('17.1', '17.5'),
  run(s, x, { poison: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) addShared(s, on, T_POISON, amount, poison.rule, x.actor);
  },
  cs: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'dostanete', 'dostane')} ${csCount(i.poison, TOKENS)}`
      : `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'aimed', s).dat} ${csCount(i.poison, TOKENS)}`,
  en: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'receive', 'receives')} ${enCount(i.poison, 'poison')}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'aimed', s).en} ${enCount(i.poison, 'poison')}`,
};
