/** Figures of some are added to those of another for the combat: reinforcements [DT 4.33] [DT R120]. */
import { FIGURES, PLUS } from '../cards/static.ts';
import { baseOf, figureOf } from '../figures.ts';
import { lastingOn } from '../held.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { V } from '../vocabulary.ts';
import { pieces } from './kit/index.ts';
import { lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { lend: term.letters, of: term.whom, to: term.whom, base: term.flag, worth: term.flag };

export const lend: Verb<typeof schema> = {
  name: 'lend',
  schema,
  rule: cite('4.33.1', 'R120'),
  run(s, x, op) {
    const sum = [0, 0, 0, 0];
    for (const p of pieces(s, x, op.of))
      for (const k of op.lend) sum[k] += (op.base ? baseOf : figureOf)(s, p, op.worth ? V : k);
    const [fight, shoot, armor, value] = sum;
    lasts(s, x, op.to, 0, { what: FIGURES, layer: PLUS, fight, shoot, armor, value }, lend.rule);
  },
  // What lies in play does it once in a combat.
  would: (s, x, op) =>
    pieces(s, x, op.of).length > 0 &&
    lasts
      .on(s, x, op.to)
      .some((p) => op.worth || x.self === 0 || !lastingOn(s, p, FIGURES).some(({ card }) => card === x.card)),
  cs: (i, s) =>
    i.worth
      ? `${cs.whom(i.to, 'nom', s)} má do konce souboje o tolik větší ${cs.letters(i.lend)}, kolik činí ${i.base ? 'základní ' : ''}H, kterou má ${cs.whom(i.of, 'nom', s)}`
      : `přičti do konce souboje k hodnotám, které má ${cs.whom(i.to, 'nom', s)}, ${i.base ? 'základní ' : ''}${cs.letters(i.lend)}: ${cs.whom(i.of, 'nom', s)}`,
  en: (i, s) =>
    i.worth
      ? `add the ${i.base ? 'base ' : ''}V of ${en.whom(i.of, s)} to the ${en.letters(i.lend)} of ${en.whom(i.to, s)} until the end of the combat`
      : `add to the figures of ${en.whom(i.to, s)} until the end of the combat the ${i.base ? 'base ' : ''}${en.letters(i.lend)} of ${en.whom(i.of, s)}`,
};
