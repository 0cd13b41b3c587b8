/** You choose one of several texts. */
import { yes } from '../effects/could.ts';
import { couldDo } from '../effects/useful.ts';
import { runProgram } from '../flow/programs.ts';
import { cite } from '../rulebook.ts';
import { either } from '../text/card/join.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { oneOf: term.texts };

/** Little words stand second: "buď si lízni". */
const leaned = (text: string): string => text.replace(/(buď|nebo) (\S+) (se|si) /g, '$1 $3 $2 ');

export const oneOf: Verb<typeof schema> = {
  name: 'oneOf',
  schema,
  rule: cite('G.5', 'G.7'),
  run(s, x, op, _on, answer) {
    if (answer > 0) runProgram(s, x, op.oneOf[answer - 1], x.seat);
  },
  would: { now: (s, x, op) => yes(op.oneOf.some((each) => couldDo(s, x, each))) },
  branches: true,
  cs(i, s) {
    const branches = i.oneOf.map((list) => s.program(list, s));
    return leaned(`buď ${either(branches, 'nebo')}`);
  },
  en(i, s) {
    const branches = i.oneOf.map((list) => s.program(list, s));
    return `either ${either(branches, 'or')}`;
  },
};
