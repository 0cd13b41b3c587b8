/** Vulnerable: hits against it are doubled. */
import { addToken } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_VULNERABLE } from '../events.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { vulnerable: term.amount, to: term.aimed };
const TOKENS = ['žeton zranitelnosti', 'žetony zranitelnosti', 'žetonů zranitelnosti'] as const;

export const vulnerable: Verb<typeof schema> = {
  name: 'vulnerable',
  schema,
  rule: cite('24.15', 'R28'),
  run(s, x, { vulnerable: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) addToken(s, on, T_VULNERABLE, amount, vulnerable.rule, x.actor);
  },
  cs: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'dostanete', 'dostane')} ${csCount(i.vulnerable, TOKENS)}`
      : `${act(s, 'přidejte', 'přidá')} ${whom(i.to, 'aimed', s).dat} ${csCount(i.vulnerable, TOKENS)}`,
  en: (i, s) =>
    isSelf(i.to, 'aimed', s)
      ? `${act(s, 'receive', 'receives')} ${enCount(i.vulnerable, 'vulnerable')}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'aimed', s).en} ${enCount(i.vulnerable, 'vulnerable')}`,
};
