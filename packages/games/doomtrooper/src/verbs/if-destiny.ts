/** A text if a player has no more destiny points than so many. */

import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { ifDestiny: term.int(0, 40), of: term.who, do: term.text };

export const ifDestiny: Verb<typeof schema> = {
  name: 'ifDestiny',
  schema,
  rule: cite('4.18.1'),
  run(s, x, op) {
    if (seats(s, x, op.of).some((seat) => s.destiny[seat] <= op.ifDestiny)) runAll(s, x, op.do);
  },
  cs: (i, s) =>
    `${i.ifDestiny === 0 ? `nemá-li ${cs.whoDoes(i.of)} žádný bod osudu` : `má-li ${cs.whoDoes(i.of)} nejvýše ${cs.points(i.ifDestiny, 'osudu', s)}`}, ${cs.clauses(i.do, s)}`,
  en: (i, s) =>
    `if ${en.whoDoes(i.of)} has ${i.ifDestiny === 0 ? 'no Destiny points' : `at most ${en.points(i.ifDestiny, 'Destiny', s)}`}, ${en.clauses(i.do, s)}`,
};
