/** Rows of cards by their numbers. */
import { cards } from './all.ts';
import { asRow, ownCards } from './own-cards.ts';
import type { CardRow } from './types.ts';

const byNumber: ReadonlyMap<number, CardRow> = new Map(cards.map((card) => [card.id, card]));

function ownRow(id: number): CardRow | undefined {
  const own = ownCards().find((card) => card.id === id);
  return own === undefined ? undefined : asRow(own);
}

/** The data of a card, one of the own ones included; undefined for a number that none has. */
export const rowOf = (id: number): CardRow | undefined => byNumber.get(id) ?? ownRow(id);
