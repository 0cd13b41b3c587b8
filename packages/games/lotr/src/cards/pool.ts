/**
 * The compiled cards. They are no part of a state: nothing of them changes while a game runs. `compiled.ts` fills the
 * pool: it knows the verbs, and these know the pool.
 */
import type { Pool, Printed } from './printed.ts';

export { addCards, useOwnCards } from './all.ts';

export const pool: Pool = { cards: [], doings: [], programs: [], lowered: [], fromHands: [], fromHandKinds: 0 };

/** A card of the list; of every number that a state may hold there is one. */
export const printed = (id: number): Printed => pool.cards[id] as Printed;
