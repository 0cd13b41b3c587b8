/** One of two texts, as its player chooses. */
import { call } from '@kolbiste/kernel';
import { choosing } from '../flow/choose.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { oneOf: term.twoTexts };

export const eitherOr: Verb<typeof schema> = {
  name: 'oneOf',
  schema,
  rule: cite('4.18.1'),
  run(s, x) {
    x.asked = 1;
    call(s, choosing, { seat: x.seat, card: x.card, most: 1 });
  },
  take: (s, x, op, answer) => runAll(s, x, op.oneOf[answer]),
  cs: (i, s) => `buď ${cs.clauses(i.oneOf[0], s)}, nebo ${cs.clauses(i.oneOf[1], s).replace(/^on /, '')}`,
  en: (i, s) => `either ${en.clauses(i.oneOf[0], s)}, or ${en.clauses(i.oneOf[1], s)}`,
};
