/** Nothing more is drawn this turn. */

import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { NO_DRAW } from '../state.ts';
import { isSelf, whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { noDraw: term.yes, to: term.helped };

export const noDraw: Verb<typeof schema> = {
  name: 'noDraw',
  schema,
  rule: cite('R20'),
  run(s, x, { to }) {
    for (const on of targetsOf(s, x, to)) s.heroes[on][NO_DRAW] = 1;
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? 'v tomto tahu si už nedobírejte karty'
      : `nedovolí ${whom(i.to, 'helped', s).dat} si v tomto tahu dobírat karty`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? 'draw no more cards this turn'
      : `keeps ${whom(i.to, 'helped', s).en} from drawing cards this turn`,
};
