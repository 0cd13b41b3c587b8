/** What several verbs ask: when something ends, whose side is meant, whether a unit has room. */
import { emit } from '@kolbiste/kernel';
import { lay } from '../../atoms/table.ts';
import { ACTIVE, UNTIL } from '../../cards/code.ts';
import type { Printed } from '../../cards/compile.ts';
import { OPP } from '../../cards/terms.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import type { Laid, State } from '../../state.ts';
import { freeEffectSlot, freeSlots } from '../../state.ts';

const LAID_SPELL = cite('spell.3', 'R57', 'R58');
export const NO_ROOM = cite('unit.2', 'R40');

/** The turn at whose end something that lasts goes; 0 = when it is used. */
export function endsAt(s: State, seat: number, until: number): number {
  if (until === UNTIL.used) return 0;
  return until === UNTIL.endOfTurn || s.active === seat ? s.turn + until : s.turn + until + 1;
}

/** A lasting spell lies in the free slot with the lowest number until it ends [TMM spell.3] [TMM R57]. */
export function laySpell(s: State, seat: number, card: Printed): Laid {
  const ends = endsAt(s, seat, card.until);
  const slot = freeEffectSlot(s, seat);
  return lay(s, { card: card.id, seat, slot, marks: 0, text: -1, ends, uses: card.uses, about: [] }, LAID_SPELL);
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
