/** What the browser keeps of a visitor's decks of TMMStone, and how what is found there is judged before it is used. */

import { deckPlan } from '@kolbiste/tablekit/decks/shelf.ts';
import type { Raw } from '@kolbiste/tablekit/kept/judge.ts';
import type { List, ListFault } from '../../src/index.ts';
import { CLASS_NAMES, listFaults } from '../../src/index.ts';

/** More cards than any deck may have, so that one can add first and take out then. */
export const MOST_CARDS = 60;
const LAST_CARD = 999;

const isCard = (value: unknown): value is number =>
  Number.isInteger(value) && 0 < Number(value) && Number(value) <= LAST_CARD;

/** The faults of a list in the records' own form; whether the rules admit it is another question. */
function listOf(raw: Raw): { readonly list: List } | { readonly missing: readonly string[] } {
  const cls = CLASS_NAMES.find((name) => name === raw.class);
  const cards =
    Array.isArray(raw.cards) && raw.cards.length <= MOST_CARDS && raw.cards.every(isCard) ? raw.cards : null;
  const ability = raw.ability === 0 || isCard(raw.ability) ? raw.ability : null;
  if (cls !== undefined && cards !== null && ability !== null) return { list: { class: cls, cards, ability } };
  const wrong = [cls === undefined ? '$.list.class' : '', cards === null ? '$.list.cards' : ''];
  return { missing: [...wrong, ability === null ? '$.list.ability' : ''].filter((path) => path !== '') };
}

/** The database of the decks. */
export const DECKS = deckPlan<List>('kolbiste-tmmstone-decks', listOf);

/** What the rules have against a list, each fault once for a card however many copies it is about. */
export function faultsOf(list: List): readonly ListFault[] {
  const told = new Set<string>();
  return listFaults(list).filter(({ code, card }) => {
    const mark = `${code} ${card}`;
    if (told.has(mark)) return false;
    told.add(mark);
    return true;
  });
}
