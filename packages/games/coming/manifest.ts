/** Games that are being made: their panels on the front page. */
import type { ComingGame } from '@kolbiste/gamekit';

/** In the order in which they come. */
export const COMING: readonly ComingGame[] = [];
