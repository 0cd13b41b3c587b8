/**
 * The cards that games are played with, compiled. They are no part of a state: nothing of them changes while a game runs.
 * `compiled.ts` fills it: it knows the verbs, and these know the pool.
 */
import { houseCards, ownCards } from './own-cards.ts';
import type { Printed, Table } from './printed.ts';
import type { Card } from './types.ts';

export { addCards, useOwnCards } from './own-cards.ts';

export const pool: Table = { cards: [], texts: [], lastings: [], tallies: [] };

/** The printed card of a number that is known to exist. */
export const printedCard = (id: number): Printed => pool.cards[id] as Printed;

/** The data of a card, one of the own ones included; undefined where there is none. */
export const cardData = (id: number): Card | undefined =>
  houseCards().find((card) => card.id === id) ?? ownCards().find((card) => card.id === id);
