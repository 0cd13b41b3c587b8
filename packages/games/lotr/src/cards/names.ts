/**
 * Names of the cards. The public ones belong to their owners and stand only in lotr.names.json; the invented ones
 * replace every one of them.
 */

import { ownCards } from './all.ts';
import realBook from './lotr.names.json' with { type: 'json' };
import neutralBook from './neutral.names.json' with { type: 'json' };

export type Lang = 'cs' | 'en';
export const LANGS = ['cs', 'en'] as const satisfies readonly Lang[];

export type NameSet = 'real' | 'neutral';
export const NAME_SETS = ['real', 'neutral'] as const satisfies readonly NameSet[];

export type NameBook = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

const BOOKS: Readonly<Record<NameSet, NameBook>> = { real: realBook, neutral: neutralBook };

/** The whole book of a set: number of a card -> its name in both languages. */
export function nameBook(set: NameSet): NameBook {
  return BOOKS[set];
}

/** The name of a card, one of the own ones included; '' for a number without a name. */
export function nameOf(id: number, lang: Lang, set: NameSet): string {
  const book = BOOKS[set];
  const key = String(id);
  if (Object.hasOwn(book, key)) return book[key][lang];
  return ownCards().find((card) => card.id === id)?.name?.[lang] ?? '';
}
