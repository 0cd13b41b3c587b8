/** What the browser keeps of a visitor's decks of TMMStone, and how what is found there is judged before it is used. */
import type { List, ListFault, NamedDeck } from '@kolbiste/tmmstone';
import { CLASS_NAMES, DECK_LIMITS, listFaults } from '@kolbiste/tmmstone';
import type { Plan } from '../kept/database.ts';
import type { Judged } from '../kept/judge.ts';
import { isId, isRaw, isText, isTime, missing, siftStore } from '../kept/judge.ts';

/** A deck as it stands, legal or not yet. */
export interface KeptDeck extends NamedDeck {
  readonly id: string;
  readonly at: number;
}

export interface Records {
  readonly decks: readonly KeptDeck[];
}

/** More cards than any deck may have, so that one can add first and take out then. */
export const MOST_CARDS = 60;
const LAST_CARD = 999;

const isCard = (value: unknown): value is number =>
  Number.isInteger(value) && 0 < Number(value) && Number(value) <= LAST_CARD;

/** The faults of a list in the records' own form; whether the rules admit it is another question. */
function listOf(raw: unknown): { readonly list: List } | { readonly missing: readonly string[] } {
  if (!isRaw(raw)) return { missing: ['$.list'] };
  const cls = CLASS_NAMES.find((name) => name === raw.class);
  const cards =
    Array.isArray(raw.cards) && raw.cards.length <= MOST_CARDS && raw.cards.every(isCard) ? raw.cards : null;
  const ability = raw.ability === 0 || isCard(raw.ability) ? raw.ability : null;
  if (cls !== undefined && cards !== null && ability !== null) return { list: { class: cls, cards, ability } };
  const wrong = [cls === undefined ? '$.list.class' : '', cards === null ? '$.list.cards' : ''];
  return { missing: [...wrong, ability === null ? '$.list.ability' : ''].filter((path) => path !== '') };
}

/** A kept deck. */
function judgeDeck(raw: unknown): Judged<KeptDeck> {
  if (!isRaw(raw)) return { faults: [missing('$')] };
  const { id, name, at } = raw;
  const found = listOf(raw.list);
  const wrong = [
    isId(id) ? '' : '$.id',
    isText(name, DECK_LIMITS.name) ? '' : '$.name',
    isTime(at) ? '' : '$.at',
    ...('missing' in found ? found.missing : []),
  ].filter((path) => path !== '');
  if (wrong.length > 0 || 'missing' in found) return { faults: wrong.map(missing) };
  return { sound: { id: id as string, name: name as string, at: at as number, list: found.list } };
}

/** The database of the decks. */
export const DECKS: Plan<Records> = {
  name: 'kolbiste-tmmstone-decks',
  version: 1,
  empty: { decks: [] },
  sift: (rows) => {
    const { sound, bad } = siftStore('decks', 'deck', rows.decks, judgeDeck);
    return { sound: { decks: sound }, bad };
  },
};

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
