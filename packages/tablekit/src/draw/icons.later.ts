/**
 * Icons of 512 x 512 from https://game-icons.net by the authors named in icons.credits.ts, licence CC BY 3.0
 * (https://creativecommons.org/licenses/by/3.0/), Zeromancer's CC0; rounded to whole units. Made by scripts/pick-icons.mjs.
 */
export const LATER = {
  dice: 'm75 36a39 39 0 0 0-39 39v363a39 39 0 0 0 39 38h363a39 39 0 0 0 38-38v-363a39 39 0 0 0-38-39zm48 36a50 50 0 0 1 49 50 50 50 0 0 1-100 0 50 50 0 0 1 51-50m268 0a50 50 0 0 1 49 50 50 50 0 0 1-100 0 50 50 0 0 1 51-50m-135 134a50 50 0 0 1 0 100 50 50 0 0 1 0-100m-133 134a50 50 0 0 1 49 50 50 50 0 0 1-100 0 50 50 0 0 1 51-50m268 0a50 50 0 0 1 49 50 50 50 0 0 1-100 0 50 50 0 0 1 51-50',
} as const;
