/** Weak: its hits do one less. */
import { addToken } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_WEAK } from '../events.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { weak: term.amount, to: term.aimed };
const TOKENS = ['žeton slabosti', 'žetony slabosti', 'žetonů slabosti'] as const;

export const weak: Verb<typeof schema> = {
  name: 'weak',
  schema,
  rule: cite('24.9', 'R28'),
  run(s, x, { weak: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) addToken(s, on, T_WEAK, amount, weak.rule, x.actor);
  },
  cs: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'dostanete', 'dostane')} ${csCount(i.weak, TOKENS)}`
      : `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'aimed', s).dat} ${csCount(i.weak, TOKENS)}`,
  en: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'receive', 'receives')} ${enCount(i.weak, 'weak')}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'aimed', s).en} ${enCount(i.weak, 'weak')}`,
};
