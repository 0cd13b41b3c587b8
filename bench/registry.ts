/** Everything that is measured: every game of the house, and the duel with the engines it is measured against. */
import { GAMES } from '@kolbiste/games';
import { duelContestants, duelRatios } from './duel/figures.ts';
import { gameContestants, timedGame } from './game.ts';
import type { Contestant, Ratio } from './harness.ts';

export const contestants: readonly Contestant[] = [
  ...duelContestants,
  ...GAMES.flatMap((manifest) => gameContestants(manifest.id, () => timedGame(manifest))),
];
export const ratios: readonly Ratio[] = duelRatios;
