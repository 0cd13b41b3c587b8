/** Fills the pool with all cards, and anew whenever they change. Whoever plays or shows the game loads this first. */
import '../flow/order.ts';
import { refill } from '@kolbiste/cardkit';
import { cards, follow, houseCards, ownCards } from './all.ts';
import { checkCards } from './check.ts';
import { compile } from './compile.ts';
import { pool } from './pool.ts';
import type { Card } from './types.ts';

const checked = checkCards(cards);
if (!checked.ok) throw new Error(checked.faults.map((fault) => fault.message.en).join('\n'));

function fill(all: readonly Card[]): void {
  const { fromHandKinds, ...lists } = compile(all);
  refill(pool.cards, lists.cards);
  refill(pool.doings, lists.doings);
  refill(pool.programs, lists.programs);
  refill(pool.lowered, lists.lowered);
  refill(pool.fromHands, lists.fromHands);
  Object.assign(pool, { fromHandKinds });
}

follow(fill);
fill([...houseCards(), ...ownCards()]);
