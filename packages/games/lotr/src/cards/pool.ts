/** The compiled cards. They are no part of a state: nothing of them changes while a game runs. */
import { cards as box, ownCards, setOwnCards } from './all.ts';
import { compile } from './compile.ts';
import type { Pool, Printed } from './printed.ts';
import type { Card } from './types.ts';

/** Those of the box, and what scenarios add for good. */
const base: Card[] = [...box];

export const pool: Pool = compile(box);

/** A card of the list; of every number that a state may hold there is one. */
export const printed = (id: number): Printed => pool.cards[id] as Printed;

function renew(): void {
  Object.assign(pool, compile([...base, ...ownCards()]));
}

/** Adds cards that stay: no number of a card or text that was there changes. */
export function addCards(more: readonly Card[]): void {
  base.push(...more);
  renew();
}

/**
 * Plays with the cards of a file beside those of the box. One file at a time: a configuration carries its cards (`own`),
 * and whoever reads it plays with just these from then on.
 */
export function useOwnCards(wanted: readonly Card[]): void {
  if (wanted === ownCards() || JSON.stringify(wanted) === JSON.stringify(ownCards())) return;
  setOwnCards(wanted);
  renew();
}
