/** Two players exchange their destiny points. */
import { changeDestiny } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { swapDestiny: term.standsFor({ target: 0 }) };

export const swapDestiny: Verb<typeof schema> = {
  name: 'swapDestiny',
  schema,
  rule: cite('R6'),
  run(s, x) {
    const other = x.targets[0];
    const change = s.destiny[other] - s.destiny[x.seat];
    changeDestiny(s, x.seat, change, swapDestiny.rule);
    changeDestiny(s, other, -change, swapDestiny.rule);
  },
  would: (s, x) => s.destiny[x.targets[0]] !== s.destiny[x.seat],
  cs: () => 'vyměň si body osudu s vybraným hráčem',
  en: () => 'exchange your Destiny points with the chosen player',
};
