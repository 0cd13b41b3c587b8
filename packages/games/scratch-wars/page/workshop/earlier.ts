/** What an earlier version of the page kept in another place: the text of a card file. */

import type { Aside } from '@kolbiste/tablekit/kept/database.ts';
import type { CardFile } from '../../src/index.ts';
import { readCardFile } from '../../src/index.ts';

const KEY = 'kolbiste.scratch-wars.cards';

export type Earlier = { readonly file: CardFile } | { readonly aside: Aside };

/** The cards of an earlier version; null = there are none. */
export function earlierStore(): Earlier | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null;
  }
  if (text === null) return null;
  const read = readCardFile(text);
  if (read.ok) return { file: read.value };
  const faults = read.faults.map(({ message }) => message);
  return { aside: { id: KEY, what: 'file', raw: text, faults } };
}

/** Once the cards are in the new store, the old one goes. */
export function forgetEarlier(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It will be taken over again next time; cards that are there already are not doubled.
  }
}
