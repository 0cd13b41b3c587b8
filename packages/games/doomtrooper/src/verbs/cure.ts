/** Warriors have no virus any more. */
import { cure as cureOf } from '../atoms/combat.ts';
import { VIRUS_ON } from '../cards/static.ts';
import { lastingOn } from '../held.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cure: term.whom };

export const cure: Verb<typeof schema> = {
  name: 'cure',
  schema,
  rule: cite('9.23'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.cure)) if (lastingOn(s, p, VIRUS_ON).length > 0) cureOf(s, p, cure.rule);
  },
  would: (s, x, op) => pieces(s, x, op.cure).some((p) => lastingOn(s, p, VIRUS_ON).length > 0),
  cs: (i, s) => `od virů a všeho, co způsobily, se vyléčí ${cs.whom(i.cure, 'nom', s)}`,
  en: (i, s) => `${en.whom(i.cure, s)} are cured of viruses and of all that these have done`,
};
