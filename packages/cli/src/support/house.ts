/** Where things lie in the repository. */
import { fileURLToPath } from 'node:url';

/** A path inside the repository. */
export const inHouse = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
