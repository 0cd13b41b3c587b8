/** The compiled cards: made once when the module is loaded, never written. */
import { STATS } from '../vocabulary.ts';
import { cards } from './all.ts';
import type { Pool, Printed } from './compile.ts';
import { compile } from './compile.ts';

export const pool: Pool = compile(cards);

/** By figure: whether any text of the list takes from it. Where none does, a figure is never less than what is printed. */
export const lowered: readonly boolean[] = STATS.map(
  (_, stat) =>
    pool.cards.some((card) => card?.passives.some((p) => p.kind === 'stat' && p.stat === stat && p.much.n < 0)) ||
    pool.programs.some((ops) =>
      ops.some(({ stats }) => stats.some((n, i) => i % 2 === 1 && n < 0 && stats[i - 1] === stat)),
    ),
);

/** A card of the list; of every number that a state may hold there is one. */
export const printed = (id: number): Printed => pool.cards[id] as Printed;
