/**
 * Names of the cards. The public ones belong to their owners and stand only in tmmstone.names.json; the invented ones
 * replace every one of them.
 */
import neutralBook from './neutral.names.json' with { type: 'json' };
import { ownCards } from './pool.ts';
import realBook from './tmmstone.names.json' with { type: 'json' };

export type Lang = 'cs' | 'en';
export const LANGS = ['cs', 'en'] as const satisfies readonly Lang[];

export type NameSet = 'real' | 'neutral';
export const NAME_SETS = ['real', 'neutral'] as const satisfies readonly NameSet[];

export type NameBook = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

const BOOKS: Readonly<Record<NameSet, NameBook>> = { real: realBook, neutral: neutralBook };

/** `fire-imp` as a name: Fire imp. */
const wordsOf = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('-', ' ')}`;

/** The whole book of a set: number of a card -> its name in both languages. */
export function nameBook(set: NameSet): NameBook {
  return BOOKS[set];
}

/** The name of a card; its key where a file gives it none; '' for a number without a card. */
export function nameOf(id: number, lang: Lang, set: NameSet): string {
  const book = BOOKS[set];
  const key = String(id);
  if (Object.hasOwn(book, key)) return book[key][lang];
  const card = ownCards().find((each) => each.id === id);
  return card === undefined ? '' : (card.name?.[lang] ?? wordsOf(card.key));
}
