/** Every card of the game, checked against the vocabulary when it is loaded. */
import { shelfOf } from '@kolbiste/cardkit';
import { checkCards } from './check.ts';
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

function load(): readonly Card[] {
  const result = checkCards(files.flat());
  if (result.ok) return result.value;
  throw new Error(result.faults.map((fault) => fault.message.en).join('\n'));
}

/** All cards, file by file, in ascending number within each. */
export const cards = load();

const byNumber = new Map(cards.map((card) => [card.id, card]));

export const { addCards, follow, ownCards, useOwnCards } = shelfOf(cards);

/** The card of a number, one of the own ones included; undefined where there is none. */
export const cardOf = (id: number): Card | undefined => byNumber.get(id) ?? ownCards().find((card) => card.id === id);
