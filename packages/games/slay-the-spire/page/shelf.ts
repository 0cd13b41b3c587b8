/** What is printed in Slay the Spire, for the pages that show it. */
import type { Shelf } from '@kolbiste/tablekit/cards/printed.tsx';
import { SpireFace } from './face/spire-face.tsx';
import { nameOf, printedAt, textOf } from './printed.ts';

export const SPIRE_SHELF: Shelf = {
  page: '/cards/slay-the-spire',
  Face: SpireFace,
  name(id, lang, names) {
    const printed = printedAt(id);
    return printed === null ? '' : nameOf(printed, lang, names);
  },
  lines(id, lang, names) {
    const printed = printedAt(id);
    return printed === null ? [] : [textOf(printed, lang, names)].filter(Boolean);
  },
};
