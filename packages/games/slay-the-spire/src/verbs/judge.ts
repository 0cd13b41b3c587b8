/** An enemy with few HP left has none. */
import { bringDown } from '../atoms/harm.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { HP } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { judge: term.int(1, 99), to: term.aimed };

export const judge: Verb<typeof schema> = {
  name: 'judge',
  schema,
  rule: cite('13.10', 'R106'),
  run(s, x, { judge: most, to }) {
    for (const on of targetsOf(s, x, to)) if (s.enemies[-1 - on][HP] <= most) bringDown(s, on, judge.rule);
  },
  cs: (i) => `má-li nepřítel nejvýše ${i.judge} žt, klesnou jeho životy na 0`,
  en: (i) => `an enemy with ${i.judge} HP or fewer has 0 HP`,
};
