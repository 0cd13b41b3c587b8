/** Nothing more is drawn this turn. */

import { cite } from '../rulebook.ts';
import { NO_DRAW } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { noDraw: term.yes };

export const noDraw: Verb<typeof schema> = {
  name: 'noDraw',
  schema,
  rule: cite('R20'),
  run(s, x) {
    s.heroes[x.actor][NO_DRAW] = 1;
  },
  cs: () => 'v tomto tahu si už nedobírejte karty',
  en: () => 'draw no more cards this turn',
};
