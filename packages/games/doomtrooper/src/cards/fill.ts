/** Fills the pool with all cards. Whoever plays or shows the game loads this first. */
import { cards } from './all.ts';
import { compileCard } from './compile.ts';
import { fillPool } from './pool.ts';

fillPool(cards.map(compileCard));
