/** The Lord of the Rings: how positions are judged, and what is answered without much thought. */
import type { Evaluation } from '../evaluation.ts';
import { habitOf, shareOf } from './lotr/habit.ts';
import { pointsOf } from './lotr/points.ts';
import type { Reading, Ring, RingGame } from './lotr/seen.ts';

/** @param game brings what bots may read of a position */
export function lotr(game: RingGame): Evaluation<Ring> {
  const r = game.reading as Reading;
  return {
    points: (s) => pointsOf(r, s),
    guide: {
      habit: habitOf(game, r),
      era: (s) => s.round,
      eras: 1,
      soften: 2,
      share: shareOf(game, r),
      behind: -16,
      ahead: 12,
    },
  };
}
