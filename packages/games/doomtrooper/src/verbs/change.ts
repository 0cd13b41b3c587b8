/** Figures change for a while; with `steps` once for each part that was paid [DT 4.19.4]. */
import { FIGURES, PLUS } from '../cards/static.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { areRead, lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { change: term.figures, to: term.whom, until: term.until, steps: term.flag };

export const change: Verb<typeof schema> = {
  name: 'change',
  schema,
  favours: true,
  rule: cite('4.32.1', 'R117'),
  run(s, x, op) {
    const times = op.steps ? x.steps + 1 : 1;
    const [fight, shoot, armor, value] = op.change.map((n) => n * times);
    lasts(s, x, op.to, op.until, { what: FIGURES, layer: PLUS, fight, shoot, armor, value }, change.rule);
  },
  would: (s, x, op) => areRead(s, op.until, op.change[3] !== 0) && lasts.on(s, x, op.to).length > 0,
  cs: (i, s) => `${cs.whom(i.to, 'nom', s)} ${cs.has(cs.isMany(i.to))} ${cs.changes(i.change)} ${cs.until(i.until)}`,
  en: (i, s) => `${en.whom(i.to, s)} ${en.has(en.isMany(i.to))} ${en.changes(i.change)} ${en.until(i.until)}`,
};
