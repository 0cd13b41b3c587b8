/** The cards that games are played with, compiled once. They are no part of a state: nothing of them ever changes. */
import { cards } from './all.ts';
import type { Printed, Table } from './compile.ts';
import { compileCards } from './compile.ts';

export const pool: Table = compileCards(cards);

/** The printed card of a number that is known to exist. */
export const printedCard = (id: number): Printed => pool.cards[id] as Printed;
