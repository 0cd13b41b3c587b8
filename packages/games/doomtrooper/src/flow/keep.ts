/** Missions that ask their player to keep something for a full round [DT 4.11.6]: since which turn it is so, and whether that is long enough. */
import { note } from '@kolbiste/kernel';
import { countFrom } from '../atoms/changes.ts';
import { warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { KEEPS } from '../cards/static.ts';
import { M_KEPT } from '../cards/timing.ts';
import type { Piece } from '../pieces.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';

/** Whether its player has somebody of each. */
const isComplete = (s: State, p: Piece): boolean =>
  cardOf(p.card).statics.every(({ what, n }) => {
    if (what !== KEEPS) return true;
    const all = warriorsOf(s, p.seat).reduce((found, w) => found | traitsOf(s, w), 0);
    return (all & n) === n;
  });

/** The count begins as soon as all are there, and anew where one of them was missing meanwhile. */
export function keepWatch(s: State): void {
  for (const p of speakersOf(s, KEEPS)) {
    const complete = isComplete(s, p);
    if (!complete) countFrom(p, 0);
    else if (p.count === 0) countFrom(p, s.turn);
  }
}

/** At the end of a turn: as many turns as there are players have begun and ended since. */
export function noteKept(s: State): void {
  const players = s.gone.filter((gone) => gone === 0).length;
  for (const p of speakersOf(s, KEEPS)) if (p.count !== 0 && s.turn - p.count >= players) note(s.batch, M_KEPT, p.id);
}
