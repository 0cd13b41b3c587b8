/** A first game: decks and chance are arranged so that the main rules come up soon (`learn.test.ts`). */
import { keepTold } from '@kolbiste/tablekit/coach/told.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { DoomOrder } from './engine/adapter.ts';

/** All chance of it. */
export const LEARN_SECRET = '0114'.repeat(16);

const ROUNDS = 12;

export const learnOrder = (names: DoomOrder['names']): DoomOrder => ({
  game: 'doomtrooper',
  config: { seats: 2, rounds: ROUNDS },
  players: [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }],
  names,
});

/** Begins it; everything is told in it, whatever was told before. */
export function learnDoom(): void {
  keepTold('doomtrooper', []);
  begin(learnOrder(useSettings.getState().names), LEARN_SECRET);
}
