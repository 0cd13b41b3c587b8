import { CardsFound } from '@kolbiste/tablekit/cards/found.tsx';
import { ANYTHING, cardsWanted } from './browse.ts';
import { CardsFilters } from './cards-filters.tsx';
import { STONE_SHELF } from './shelf.ts';

/** All cards that fit, each with its face. */
export const CardsGrid = () => (
  <CardsFound anything={ANYTHING} find={cardsWanted} shelf={STONE_SHELF} Filters={CardsFilters} />
);
