/** The printed cards of The Lord of the Rings for the pages that show them. */
import type { Shelf } from '@kolbiste/tablekit/cards/printed.tsx';
import { CardFace } from './card-face.tsx';
import { linesOfCard, nameOfCard } from './cards.ts';

export const RINGS_SHELF: Shelf = {
  page: '/cards/lotr',
  Face: CardFace,
  name: nameOfCard,
  lines: linesOfCard,
};
