/** A text if no such card is in play. */
import { pieceOf } from '../board.ts';
import { cite } from '../rulebook.ts';
import { countOf } from '../sieve.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { ifNone: term.filter, do: term.text };

export const ifNone: Verb<typeof schema> = {
  name: 'ifNone',
  schema,
  rule: cite('4.18.1'),
  run(s, x, op) {
    if (countOf(s, op.ifNone, pieceOf(s, x.self), x.seat) === 0) runAll(s, x, op.do);
  },
  cs: (i, s) => `není-li ve hře ${cs.np(i.ifNone, false, 'nom', s, 'žádný')}, ${cs.clauses(i.do, s)}`,
  en: (i, s) => `if no ${en.np(i.ifNone, false, s)} is in play, ${en.clauses(i.do, s)}`,
};
