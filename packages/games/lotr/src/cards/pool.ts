/** The compiled cards: made once when the module is loaded, never written. */
import { cards } from './all.ts';
import { compile } from './compile.ts';
import type { Pool, Printed } from './printed.ts';

export const pool: Pool = compile(cards);

/** A card of the list; of every number that a state may hold there is one. */
export const printed = (id: number): Printed => pool.cards[id] as Printed;
