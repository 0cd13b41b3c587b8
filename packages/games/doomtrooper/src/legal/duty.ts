/** What the nearest normal action must do [DT 4.2.4] [DT 4.17.2] [DT 4.17.13] [DT R31]. Pure reads. */
import { warriorsOf } from '../board.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { isSplit, onOutpost, othersOnOutpost } from './areas.ts';

/** To the Outpost, to split there, out of cover: in this order. */
export const [TO_GO, TO_SPLIT, TO_LEAVE_COVER] = [1, 2, 4];

/** Every duty that is open, by bits. */
export function dutiesOf(s: State, seat: number): number {
  let duties = 0;
  if (othersOnOutpost(s, seat) && onOutpost(s, seat).length === 0) duties |= TO_GO;
  if (isSplit(s, seat)) duties |= TO_SPLIT;
  const all = warriorsOf(s, seat);
  if (all.length > 0 && all.every((p) => p.marks & MARK.covered)) duties |= TO_LEAVE_COVER;
  return duties;
}
