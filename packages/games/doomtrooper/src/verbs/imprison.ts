/** Somebody is imprisoned, under this card or under nobody [DT 8.8.4] [DT R145]. */
import { imprison } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { imprison: term.whom, under: term.optional(term.oneOf(['self', 'nobody']), 'self') };

export const imprisonVerb: Verb<typeof schema> = {
  name: 'imprison',
  schema,
  rule: cite('8.8.4', 'R145'),
  run(s, x, op) {
    const under = op.under === 'self' ? x.self : 0;
    for (const p of harmed(s, x, op.imprison)) imprison(s, p, under, x.seat, imprisonVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.imprison).some((p) => (p.marks & MARK.imprisoned) === 0),
  cs: (i, s) => `uvězni ${cs.whom(i.imprison, 'acc', s)}${i.under === 'nobody' ? '' : ', dokud tu tato karta leží'}`,
  en: (i, s) => `imprison ${en.whom(i.imprison, s)}${i.under === 'nobody' ? '' : ' as long as this card lies there'}`,
};
