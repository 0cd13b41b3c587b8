/** What one orb does at the end of turn, once or several times. */
import { orbKinds } from '../effects/orbs.ts';
import { useAtEnd } from '../flow/orbs.ts';
import { cite } from '../rulebook.ts';
import { csTimes, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { orbEnd: term.int(1, 3) };

export const orbEnd: Verb<typeof schema> = {
  name: 'orbEnd',
  schema,
  rule: cite('16.7', '16.11', 'R38'),
  run(s, x, { orbEnd: times }) {
    if (orbKinds(s, x.actor, true) !== 0) useAtEnd(s, x.actor, -1, times);
  },
  cs: (i) =>
    `${i.orbEnd === 1 ? '' : `${csTimes(i.orbEnd)} `}proveďte efekt jednoho svého bleskového nebo mrazivého orbu`,
  en: (i) => `use one of your lightning or frost orbs${i.orbEnd === 1 ? '' : ` ${enTimes(i.orbEnd)}`}`,
};
