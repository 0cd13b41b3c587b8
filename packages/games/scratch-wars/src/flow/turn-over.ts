/** The end of a turn: what was not used of it lapses, energy stays [SW 2.4.2.5] [SW 2.6.1.4]. */
import { emit, resetCause } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';
import type { TurnLocals } from './turn-locals.ts';

const LAPSED = cite('2.2.3.1', '2.4.2.5', '4.1.2.3', '5.1.2.3');
const ENERGY_STAYS = cite('2.6.1.4');

export const turnOver = flow.step<TurnLocals>('turnOver', LAPSED, (s, x, f) => {
  resetCause(s, f);
  emit(s, E.turnEnded, LAPSED, x.seat);
  if (s.energy[x.seat] > 0) emit(s, E.energyKept, ENERGY_STAYS, x.seat, s.energy[x.seat]);
});
