/** Any number of defenders may be declared against each attack of the phase. */
import { emit } from '@kolbiste/kernel';
import { players } from '../effects/whom.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { manyDefenders: term.player };

export const manyDefenders: Verb<typeof schema> = {
  name: 'manyDefenders',
  schema,
  rule: cite('6.2.2.2', 'L24'),
  run(s, x, op) {
    for (const seat of players(s, x, op.manyDefenders)) {
      s.many |= 1 << seat;
      emit(s, E.manyDefenders, manyDefenders.rule, seat);
    }
  },
  would: { player: (s, _x, _op, seat) => ((s.many >>> seat) & 1) === 0 },
  cs: (i) =>
    cs.does(
      i.manyDefenders,
      'smíš v této fázi určit proti každému útoku libovolný počet obránců',
      'smí v této fázi určit proti každému útoku libovolný počet obránců',
    ),
  en: (i) =>
    en.does(
      i.manyDefenders,
      'you may declare any number of defenders against each attack this phase',
      'may declare any number of defenders against each attack this phase',
    ),
};
