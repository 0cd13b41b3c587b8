/** The printed cards of The Lord of the Rings for the pages that show them. */
import type { Shelf } from '@kolbiste/tablekit/cards/printed.tsx';
import { linesOfCard, nameOfCard } from './cards.ts';
import { RingsFace } from './face/rings-face.tsx';

export const RINGS_SHELF: Shelf = {
  page: '/cards/lotr',
  Face: RingsFace,
  name: nameOfCard,
  lines: linesOfCard,
};
