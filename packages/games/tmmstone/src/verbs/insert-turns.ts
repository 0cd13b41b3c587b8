/** Two turns of the opponent, then two of the own. */
import * as table from '../atoms/table.ts';
import { cite } from '../rulebook.ts';
import { alone } from '../text/card/join.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { insertTurns: term.yes };

export const insertTurns: Verb<typeof schema> = {
  name: 'insertTurns',
  schema,
  rule: cite('turn.1'),
  run: (s, x) => table.queueTurns(s, [1 - x.seat, 1 - x.seat, x.seat, x.seat], insertTurns.rule),
  cs: () => alone('příští dvě kola má protivník, další dvě kola po nich ty'),
  en: () => alone('the opponent takes the next two turns, and you take the two after them'),
};
