/** Gold goes from a hero, down to none. */
import { loseGold } from '../atoms/deck.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { act, whom } from './kit/whom.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { steal: term.int(1, 9), to: term.struck };

export const steal: Verb<typeof schema> = {
  name: 'steal',
  schema,
  rule: cite('R112'),
  run(s, x, { steal: n, to }) {
    for (const on of targetsOf(s, x, to)) loseGold(s, on, n, steal.rule);
  },
  cs: (i, s) =>
    `${act(s, 'připravte', 'připraví')} ${whom(i.to, 'struck', s).acc} o ${csCount(i.steal, ['zlaťák', 'zlaťáky', 'zlaťáků'])}`,
  en: (i, s) => `${act(s, 'take', 'takes')} ${i.steal} gold from ${whom(i.to, 'struck', s).en}`,
};
