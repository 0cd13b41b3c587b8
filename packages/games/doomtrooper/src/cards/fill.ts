/** Fills the pool with all cards, and with own ones each time they change. Whoever plays or shows the game loads this first. */
import { cards } from './all.ts';
import { compileCard } from './compile.ts';
import type { OwnCard } from './own-cards.ts';
import { asRow, follow, ownCards } from './own-cards.ts';
import { addOwnCards, fillPool } from './pool.ts';

fillPool(cards.map(compileCard));
const fill = (own: readonly OwnCard[]): void => addOwnCards(own.map((card) => compileCard(asRow(card))));
fill(ownCards());
follow(fill);
