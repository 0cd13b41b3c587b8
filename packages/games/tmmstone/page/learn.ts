/** A first game: decks and chance are arranged so that the main rules come up within some thirty answers (`learn.test.ts`). */
import { keepTold } from '@kolbiste/tablekit/coach/told.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { List } from '../src/index.ts';
import { cutToStart, STARTERS } from './begin.ts';
import type { StoneOrder } from './engine/adapter.ts';

/** All chance of it. */
export const LEARN_SECRET = '0001'.repeat(16);

export const learnOrder = (names: StoneOrder['names']): StoneOrder => ({
  game: 'tmmstone',
  lists: [STARTERS[3], STARTERS[0]].map(({ list }) => cutToStart(list)) as [List, List],
  players: [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }],
  names,
  profile: {},
});

/** Begins it; everything is told in it, whatever was told before. */
export function learnStone(): void {
  keepTold('tmmstone', []);
  begin(learnOrder(useSettings.getState().names), LEARN_SECRET);
}
