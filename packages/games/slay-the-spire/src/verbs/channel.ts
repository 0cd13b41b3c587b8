/** Orbs on free slots, one after another; of full slots one is evoked for each. */
import { amountOf } from '../effects/count.ts';
import { channelOrbs } from '../flow/orbs.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { channel: term.orb, n: term.times };
const WORDS = {
  lightning: ['bleskový orb', 'bleskové orby', 'bleskových orbů'],
  frost: ['mrazivý orb', 'mrazivé orby', 'mrazivých orbů'],
  dark: ['temný orb', 'temné orby', 'temných orbů'],
} as const;

export const channel: Verb<typeof schema> = {
  name: 'channel',
  schema,
  rule: cite('16.4', '16.5', 'R37'),
  run(s, x, { channel: kind, n }) {
    channelOrbs(s, x.actor, kind, amountOf(s, x, n));
  },
  cs: ({ channel: kind, n = 1 }) => `zhmotněte ${n === 1 ? WORDS[kind][0] : csCount(n, WORDS[kind])}`,
  en: ({ channel: kind, n = 1 }) => `channel ${n === 1 ? `a ${kind} orb` : enCount(n, `${kind} orb`, `${kind} orbs`)}`,
};
