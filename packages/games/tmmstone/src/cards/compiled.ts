/** Fills the pool with all cards, and anew whenever they change. Whoever plays or shows the game loads this first. */
import '../flow/order.ts';
import { refill } from '@kolbiste/cardkit';
import { compileCards } from './compile.ts';
import { follow, houseCards, ownCards } from './own-cards.ts';
import { pool } from './pool.ts';
import type { Card } from './types.ts';

function fill(all: readonly Card[]): void {
  const made = compileCards(all);
  refill(pool.cards, made.cards);
  refill(pool.texts, made.texts);
  refill(pool.lastings, made.lastings);
  refill(pool.tallies, made.tallies);
}

follow(fill);
fill([...houseCards(), ...ownCards()]);
