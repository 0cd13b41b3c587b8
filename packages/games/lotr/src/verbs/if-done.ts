/** Only if all before it was carried out in full [LOTR G.4]. */
import { runProgram } from '../flow/programs.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { ifDone: term.text };

export const ifDone: Verb<typeof schema> = {
  name: 'ifDone',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op) {
    if (x.full === 1) runProgram(s, x, op.ifDone, x.seat);
  },
  // What comes after a "then" makes no use legal by itself.
  would: { now: () => 'no' },
  full: () => true,
  cs: (i, s) => `pokud se to stalo celé, ${s.program(i.ifDone, s)}`,
  en: (i, s) => `if all of that was done, ${s.program(i.ifDone, s)}`,
};
