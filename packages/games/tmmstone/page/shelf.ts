/** The printed cards of TMMStone for the pages that show them. */
import type { Shelf } from '@kolbiste/tablekit/cards/printed.tsx';
import { cardOf, linesOfCard, nameOfCard } from './cards.ts';
import { StoneFace } from './face/stone-face.tsx';

export const STONE_SHELF: Shelf = {
  page: '/cards/tmmstone',
  Face: StoneFace,
  name: nameOfCard,
  lines(id, lang, names) {
    const card = cardOf(id);
    return card === undefined ? [] : linesOfCard(card, lang, names);
  },
};
