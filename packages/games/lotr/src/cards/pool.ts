/** The compiled cards. They are no part of a state: nothing of them changes while a game runs. */
import { cards as box, follow } from './all.ts';
import { compile } from './compile.ts';
import type { Pool, Printed } from './printed.ts';

export { addCards, useOwnCards } from './all.ts';

export const pool: Pool = compile(box);
follow((all) => void Object.assign(pool, compile(all)));

/** A card of the list; of every number that a state may hold there is one. */
export const printed = (id: number): Printed => pool.cards[id] as Printed;
