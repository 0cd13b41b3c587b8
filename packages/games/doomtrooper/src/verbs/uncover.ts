/** A warrior in cover has to leave it; he may attack [DT R52]. */
import { uncover } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { uncover: term.whom };

export const uncoverVerb: Verb<typeof schema> = {
  name: 'uncover',
  schema,
  rule: cite('R52'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.uncover)) if (p.marks & MARK.covered) uncover(s, p, false, uncoverVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.uncover).some((p) => (p.marks & MARK.covered) !== 0),
  cs: (i, s) => `vyžeň z úkrytu ${cs.whom(i.uncover, 'acc', s)}`,
  en: (i, s) => `drive ${en.whom(i.uncover, s)} out of cover`,
};
