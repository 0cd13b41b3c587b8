import { CARD_SOURCE } from '../src/index.ts';

/** Where the figures of the cards come from. */
export const source = CARD_SOURCE;
