/** A first duel: decks and chance are arranged so that the main rules come up within some thirty answers (`learn.test.ts`). */
import { keepTold } from '@kolbiste/tablekit/coach/told.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { DuelOrder } from './engine/order.ts';
import { ID } from './id.ts';

/** All chance of it. */
export const LEARN_SECRET = '00fd'.repeat(16);

export function learnOrder(names: DuelOrder['names']): DuelOrder {
  return {
    game: ID,
    decks: [
      { kind: 'random', seed: 'learn-a', format: 'free' },
      { kind: 'random', seed: 'learn-b', format: 'free' },
    ],
    players: [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }],
    profile: {},
    names,
  };
}

/** Begins it; everything is told in it, whatever was told before. */
export function learnDuel(): void {
  keepTold(ID, []);
  begin(learnOrder(useSettings.getState().names), LEARN_SECRET);
}
