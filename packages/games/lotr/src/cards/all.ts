/** Every card of the game, checked against the vocabulary when it is loaded. */
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

let own: readonly Card[] = [];

/** The cards of a file that games are played with now; none unless somebody brought some. */
export const ownCards = (): readonly Card[] => own;

/** Only `useOwnCards` of pool.ts calls this: the compiled cards must follow. */
export function setOwnCards(wanted: readonly Card[]): void {
  own = wanted;
}

/** The card of a number, one of the own ones included; undefined where there is none. */
export const cardOf = (id: number): Card | undefined => byNumber.get(id) ?? own.find((card) => card.id === id);
