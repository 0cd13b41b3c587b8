/** Where things lie in the repository. */
import { fileURLToPath } from 'node:url';

/** A path inside the repository. */
export const inHouse = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where the scenarios of a game lie in the house. */
export const scenariosOf = (game: string): string => `packages/games/${game}/scenarios`;
