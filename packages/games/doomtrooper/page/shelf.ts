/** The printed cards of Doomtrooper for the pages that show them. */
import type { Shelf } from '@kolbiste/tablekit/cards/printed.tsx';
import { DoomFace } from './face/doom-face.tsx';
import { cardName, textOf } from './printed.ts';

export const DOOM_SHELF: Shelf = {
  page: '/cards/doomtrooper',
  Face: DoomFace,
  name: cardName,
  lines: (id, lang, names) => [textOf(id, lang, names)].filter((text) => text !== ''),
};
