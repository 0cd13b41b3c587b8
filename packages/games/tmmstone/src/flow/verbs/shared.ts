/** What several verbs ask: when something ends, whose side is meant, whether a unit has room. */
import { emit } from '@kolbiste/kernel';
import { ACTIVE, UNTIL } from '../../cards/code.ts';
import { OPP } from '../../cards/terms.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { freeSlots } from '../../state.ts';

export const NO_ROOM = cite('unit.2', 'R40');

/** The turn at whose end something that lasts goes; 0 = when it is used. */
export function endsAt(s: State, seat: number, until: number): number {
  if (until === UNTIL.used) return 0;
  return until === UNTIL.endOfTurn || s.active === seat ? s.turn + until : s.turn + until + 1;
}

/** The seat of a side, as the speaker sees it. */
export const sideSeat = (s: State, x: Speaker, side: number): number =>
  side === ACTIVE ? s.active : side === OPP ? 1 - x.seat : x.seat;

/** Without a free slot a unit is not summoned and stays where it is [TMM R40]; which one it would be nobody learns. */
export function hasNoRoom(s: State, x: Speaker): boolean {
  if (freeSlots(s, x.seat) !== 0) return false;
  emit(s, E.unused, NO_ROOM, x.card, x.seat);
  return true;
}
