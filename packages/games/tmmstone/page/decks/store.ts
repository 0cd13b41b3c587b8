/** The visitor's decks of TMMStone. */

import { shelfOf } from '@kolbiste/tablekit/decks/shelf.ts';
import type { List } from '../../src/index.ts';
import { counted } from './lists.ts';
import { DECKS } from './records.ts';

export const stoneShelf = shelfOf<List>(DECKS, (list) => [list.class, list.ability, counted(list.cards)]);
export const { useDecks, openDecks } = stoneShelf;
