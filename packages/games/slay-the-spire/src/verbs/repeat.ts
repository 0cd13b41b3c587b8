/** A text several times, with targets of its own each time. */
import { cite } from '../rulebook.ts';
import { csTimes, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { repeat: term.int(2, 5), do: term.text };

export const repeat: Block<typeof schema> = {
  name: 'repeat',
  schema,
  rule: cite('12.13', 'R15', 'R27'),
  cut(i, to) {
    for (let k = 0; k < i.repeat; k++) to.text(i.do);
  },
  cs: (i, s) => `${csTimes(i.repeat)} ${s.say(i.do)}`,
  en: (i, s) => `${s.say(i.do)}, ${enTimes(i.repeat)}`,
};
