/** Every card of the game. The files are data; `compiled.ts` checks them against the vocabulary when the game is loaded. */
import { shelfOf } from '@kolbiste/cardkit';
import leadership from './leadership.json' with { type: 'json' };
import lore from './lore.json' with { type: 'json' };
import neutral from './neutral.json' with { type: 'json' };
import orcs from './orcs.json' with { type: 'json' };
import passage from './passage.json' with { type: 'json' };
import spiders from './spiders.json' with { type: 'json' };
import spirit from './spirit.json' with { type: 'json' };
import tactics from './tactics.json' with { type: 'json' };
import type { Card } from './types.ts';

const files: readonly unknown[][] = [leadership, tactics, spirit, lore, neutral, passage, spiders, orcs];

/** All cards, file by file, in ascending number within each. */
export const cards = files.flat() as readonly Card[];

const byNumber = new Map(cards.map((card) => [card.id, card]));

export const { addCards, follow, houseCards, ownCards, useOwnCards } = shelfOf(cards);

/** The card of a number, one of the own ones included; undefined where there is none. */
export const cardOf = (id: number): Card | undefined => byNumber.get(id) ?? ownCards().find((card) => card.id === id);
