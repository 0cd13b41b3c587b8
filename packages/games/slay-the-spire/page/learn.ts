/** A first climb: hero and chance are arranged so that the main rules come up within some thirty answers (`learn.test.ts`). */

import type { Json } from '@kolbiste/kernel';
import { keepTold } from '@kolbiste/tablekit/coach/told.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { readConfig } from '../src/config.ts';
import type { SpireOrder } from './engine/adapter.ts';

/** All chance of it. */
export const LEARN_SECRET = '0005'.repeat(16);

/** The first act alone: a reward, a blessing, the first fight, the fork behind it. */
export const learnOrder = (names: SpireOrder['names']): SpireOrder => ({
  game: 'slay-the-spire',
  config: readConfig({ heroes: ['ironclad'], map: 0, last: 1 }) as unknown as Json,
  players: [{ kind: 'human' }],
  names,
});

/** Begins it; everything is told in it, whatever was told before. */
export function learnSpire(): void {
  keepTold('slay-the-spire', []);
  begin(learnOrder(useSettings.getState().names), LEARN_SECRET);
}
