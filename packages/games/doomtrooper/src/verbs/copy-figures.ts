/** One warrior has the figures of another for a while: the BASE ones, to which both add what is theirs [DT 4.32.2] [DT R117]. */
import { BASE_SET, FIGURES } from '../cards/static.ts';
import { baseOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import { lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { copyFigures: term.whom, to: term.whom, until: term.until };

export const copyFigures: Verb<typeof schema> = {
  name: 'copyFigures',
  schema,
  rule: cite('4.32.2', 'R117'),
  run(s, x, op) {
    const [of] = pieces(s, x, op.copyFigures);
    if (of === undefined) return;
    const [fight, shoot, armor, value] = [0, 1, 2, 3].map((figure) => baseOf(s, of, figure));
    lasts(s, x, op.to, op.until, { what: FIGURES, layer: BASE_SET, fight, shoot, armor, value }, copyFigures.rule);
  },
  would(s, x, op) {
    const [of] = pieces(s, x, op.copyFigures);
    return of === undefined || lasts.on(s, x, op.to).some(({ id }) => id !== of.id);
  },
  cs: (i, s) =>
    `${cs.whom(i.to, 'nom', s)} má ${cs.until(i.until)} základní Z, S, O a H, jaké má ${cs.whom(i.copyFigures, 'nom', s)}`,
  en: (i, s) => `${en.whom(i.to, s)} has the base F, S, A and V of ${en.whom(i.copyFigures, s)} ${en.until(i.until)}`,
};
