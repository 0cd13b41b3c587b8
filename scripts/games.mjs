// The games of the house, each with what its workshop says.
import { GAMES } from '@kolbiste/games';

/** @typedef {import('@kolbiste/gamekit').GameManifest} GameManifest */
/** @typedef {import('@kolbiste/gamekit').Workshop} Workshop */

/** @type {readonly { readonly id: string, readonly manifest: GameManifest, readonly workshop: Workshop }[]} */
export const games = await Promise.all(
  GAMES.map(async (manifest) => ({ id: manifest.id, manifest, workshop: (await manifest.workshop()).workshop })),
);

export const ids = games.map(({ id }) => id);

/**
 * The game with this id.
 * @param {string} id
 */
export function gameNamed(id) {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`no game "${id}"; there are ${ids.join(', ')}`);
  return found;
}
