/** The games of the house: the only list of them. A game is here with its manifest and nowhere else by its name. */

import { manifest as doomtrooper } from '@kolbiste/doomtrooper/manifest';
import type { GameManifest } from '@kolbiste/gamekit';
import { manifest as lotr } from '@kolbiste/lotr/manifest';
import { manifest as scratchWars } from '@kolbiste/scratch-wars/manifest';
import { manifest as slayTheSpire } from '@kolbiste/slay-the-spire/manifest';
import { manifest as tmmstone } from '@kolbiste/tmmstone/manifest';

/** In the order in which people are shown them. */
export const GAMES: readonly GameManifest[] = [scratchWars, tmmstone, lotr, slayTheSpire, doomtrooper];
