/** Poison: HP are lost for it at the end of each turn of the players. */
import { addShared, supplyLeft } from '../atoms/creatures.ts';
import { readingOrder } from '../atoms/enemies.ts';
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
  rule: cite('17.1', '17.5', 'R30'),
  run(s, x, { poison: n, to }) {
    const amount = amountOf(s, x, n);
    const targets = targetsOf(s, x, to);
    // Where not enough is left for all it is laid in reading order.
    if (targets.length > 1 && targets.length * amount > supplyLeft(s, T_POISON)) {
      const order = readingOrder(s);
      targets.sort((a, b) => order.indexOf(-1 - a) - order.indexOf(-1 - b));
    }
    for (const on of targets) addShared(s, on, T_POISON, amount, poison.rule, x.actor);
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
