/** Rows of cards by their numbers. */
import { cards } from './all.ts';
import type { CardRow } from './types.ts';

const byNumber: ReadonlyMap<number, CardRow> = new Map(cards.map((card) => [card.id, card]));

/** The data of a card; undefined for a number that none has. */
export const rowOf = (id: number): CardRow | undefined => byNumber.get(id);
