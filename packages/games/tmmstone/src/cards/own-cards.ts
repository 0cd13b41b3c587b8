/** The cards that somebody plays with beside those of the house. */
import { shelfOf } from '@kolbiste/cardkit';
import { cards } from './all.ts';

export const { addCards, follow, houseCards, ownCards, useOwnCards } = shelfOf(cards);
