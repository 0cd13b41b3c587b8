/** Cards are drawn until so many are in hand. */
import { drawCards } from '../atoms/draw-pile.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { drawTo: term.int(1, 19) };

export const drawTo: Verb<typeof schema> = {
  name: 'drawTo',
  schema,
  rule: cite('12.5', '12.6', 'R41'),
  run(s, x, { drawTo: n }) {
    drawCards(s, x.actor, n - pileOf(s, x.actor, HAND).length, drawTo.rule);
  },
  cs: (i) => `dobírejte si karty, dokud jich nebudete mít v ruce ${i.drawTo}`,
  en: (i) => `draw cards until you have ${i.drawTo} in hand`,
};
