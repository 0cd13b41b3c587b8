/** Everything that is measured: every game of the house, and the duel with the engines it is measured against. */
import type { GameManifest } from '@kolbiste/gamekit';
import { GAMES } from '@kolbiste/games';
import { duelContestants, duelRatios } from './duel/figures.ts';
import { gameContestants, timedGame } from './game.ts';
import type { Contestant, Ratio } from './harness.ts';

/** Figures that a game counts besides; in a bundle of one game nothing is known of the others, and nobody asks for them there. */
async function countedBy({ workshop }: GameManifest): Promise<Readonly<Record<string, string>>> {
  try {
    return (await workshop()).workshop.counted;
  } catch {
    return {};
  }
}

const ofGames = await Promise.all(
  GAMES.map(async (manifest) => gameContestants(manifest.id, () => timedGame(manifest), await countedBy(manifest))),
);

export const contestants: readonly Contestant[] = [...duelContestants, ...ofGames.flat()];
export const ratios: readonly Ratio[] = duelRatios;
