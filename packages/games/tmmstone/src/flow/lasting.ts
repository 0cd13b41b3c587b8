/** What holds for a while: when it ends, and where a lasting spell lies. */
import { lay } from '../atoms/table.ts';
import { freeEffectSlot } from '../board.ts';
import type { Printed } from '../cards/printed.ts';
import { UNTIL } from '../cards/spans.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State } from '../state.ts';

const LAID_SPELL = cite('spell.3', 'R57', 'R58');

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
