/** The cards that games are played with, compiled. They are no part of a state: nothing of them changes while a game runs. */
import { cards as house } from './all.ts';
import type { Printed, Table } from './compile.ts';
import { compileCards } from './compile.ts';
import type { Card } from './types.ts';

/** Those of the house, and what scenarios add for good. */
const base: Card[] = [...house];
let own: readonly Card[] = [];

export const pool: Table = compileCards(house);

/** The printed card of a number that is known to exist. */
export const printedCard = (id: number): Printed => pool.cards[id] as Printed;

/** The data of a card, one of the own ones included; undefined where there is none. */
export const cardData = (id: number): Card | undefined =>
  base.find((card) => card.id === id) ?? own.find((card) => card.id === id);

function renew(): void {
  Object.assign(pool, compileCards([...base, ...own]));
}

/** Adds cards that stay: no number of a card or text that was there changes. */
export function addCards(more: readonly Card[]): void {
  base.push(...more);
  renew();
}

/** The cards of a file that games are played with now; none unless somebody brought some. */
export const ownCards = (): readonly Card[] => own;

/**
 * Plays with the cards of a file beside those of the house. One file at a time: a configuration carries its cards
 * (`own`), and whoever reads it plays with just these from then on.
 */
export function useOwnCards(wanted: readonly Card[]): void {
  if (wanted === own || JSON.stringify(wanted) === JSON.stringify(own)) return;
  own = wanted;
  renew();
}
