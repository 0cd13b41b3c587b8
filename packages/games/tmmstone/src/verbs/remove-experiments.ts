/** All experiments of the opponent go to their grave. */
import { emit } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { toGrave } from '../atoms/zones.ts';
import { bySlot } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { EXPERIMENT } from '../vocabulary.ts';
import { REMOVED } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeExperiments: term.oneOf(['opp']) };

export const removeExperiments: Verb<typeof schema> = {
  name: 'removeExperiments',
  schema,
  rule: REMOVED,
  run(s, x) {
    for (const l of bySlot(s.laid.slice())) {
      if (l.seat === x.seat || printedCard(l.card).kind !== EXPERIMENT || l.slot < 0) continue;
      table.unlay(s, l);
      emit(s, E.expired, REMOVED, l.card, l.seat, l.id);
      toGrave(s, l.seat, l.card, REMOVED);
    }
  },
  cs: () => 'zruš všechny protivníkovy experimenty',
  en: () => 'remove all enemy experiments',
};
