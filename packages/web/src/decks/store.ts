/** The visitor's decks of TMMStone. */
import type { List } from '@kolbiste/tmmstone';
import { counted } from './lists.ts';
import { DECKS } from './records.ts';
import { shelfOf } from './shelf.ts';

export const stoneShelf = shelfOf<List>(DECKS, (list) => [list.class, list.ability, counted(list.cards)]);
export const { useDecks, openDecks } = stoneShelf;
