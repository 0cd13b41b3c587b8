/** Strength: its hits do more. */
import { addToken } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_STRENGTH } from '../events.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** In an enemy's action it is the enemy's. */
const OF_ENEMY = cite('24.8', '14.2');
const schema = { strength: term.amount, to: term.helped };
const STRENGTHS = ['žeton síly', 'žetony síly', 'žetonů síly'] as const;

export const strength: Verb<typeof schema> = {
  name: 'strength',
  schema,
  rule: cite('24.8', '16.1'),
  run(s, x, { strength: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to))
      addToken(s, on, T_STRENGTH, amount, x.actor < 0 ? OF_ENEMY : strength.rule, x.actor);
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'získejte', 'získá')} ${csCount(i.strength, STRENGTHS)}`
      : `${act(s, 'dejte', 'dá')} ${whom(i.to, 'helped', s).dat} ${csCount(i.strength, STRENGTHS)}`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'gain', 'gains')} ${enCount(i.strength, 'strength')}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'helped', s).en} ${enCount(i.strength, 'strength')}`,
};
