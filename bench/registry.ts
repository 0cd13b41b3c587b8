/** Everything that is measured. A new game joins with one line in `games`, an engine of the duel in `duel/figures.ts`. */
import { duelContestants, duelRatios } from './duel/figures.ts';
import type { GameEntry } from './game.ts';
import { gameContestants } from './game.ts';
import type { Contestant, Ratio } from './harness.ts';

/** The games with figures of their own, each `{ id, load: () => import('./games/<id>.ts') }`. */
const games: readonly GameEntry[] = [
  { id: 'scratch-wars', load: () => import('./games/scratch-wars.ts') },
  { id: 'tmmstone', load: () => import('./games/tmmstone.ts') },
  { id: 'lotr', load: () => import('./games/lotr.ts') },
];

export const contestants: readonly Contestant[] = [...duelContestants, ...games.flatMap(gameContestants)];
export const ratios: readonly Ratio[] = duelRatios;
