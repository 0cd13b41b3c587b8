/** Figures are multiplied for a while. */
import { FIGURES, TIMES } from '../cards/static.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { areRead, lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { multiply: term.figures, to: term.whom, until: term.until };

export const multiply: Verb<typeof schema> = {
  name: 'multiply',
  schema,
  favours: true,
  rule: cite('4.32.1', 'R117'),
  run(s, x, op) {
    const [fight, shoot, armor, value] = op.multiply;
    lasts(s, x, op.to, op.until, { what: FIGURES, layer: TIMES, fight, shoot, armor, value }, multiply.rule);
  },
  would: (s, x, op) => areRead(s, op.until, op.multiply[3] !== 0) && lasts.on(s, x, op.to).length > 0,
  cs: (i, s) => `${cs.whom(i.to, 'nom', s)} má ${cs.factors(i.multiply, 1)} ${cs.until(i.until)}`,
  en: (i, s) => `${en.whom(i.to, s)} has ${en.factors(i.multiply, 1)} ${en.until(i.until)}`,
};
