/** A first quest: deck and chance are arranged so that the main rules come up within some thirty answers (`learn.test.ts`). */
import { keepTold } from '@kolbiste/tablekit/coach/told.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { STARTERS } from './begin.ts';
import type { RingsOrder } from './engine/adapter.ts';

/** All chance of it. */
export const LEARN_SECRET = '0004'.repeat(16);

export const learnOrder = (names: RingsOrder['names']): RingsOrder => ({
  game: 'lotr',
  lists: [STARTERS[0].list],
  easy: true,
  players: [{ kind: 'human' }],
  names,
  profile: {},
});

/** Begins it; everything is told in it, whatever was told before. */
export function learnRings(): void {
  keepTold('lotr', []);
  begin(learnOrder(useSettings.getState().names), LEARN_SECRET);
}
