/** Names of cards in two sets: the public ones belong to their owners, the invented ones replace every one of them. */
import type { Lang } from '@kolbiste/kernel';

export type { Lang };
export const LANGS = ['cs', 'en'] as const satisfies readonly Lang[];

export type NameSet = 'real' | 'neutral';
export const NAME_SETS = ['real', 'neutral'] as const satisfies readonly NameSet[];

/** Number of a card -> its name in both languages. */
export type NameBook = Readonly<Record<string, Readonly<Record<Lang, string>>>>;
export type BookOf = Readonly<Record<NameSet, NameBook>>;

export interface Names {
  /** The whole book of a set. */
  nameBook(set: NameSet): NameBook;
  /** The name of a card, one of the own ones included; '' for a number without a name. */
  nameOf(id: number, lang: Lang, set: NameSet): string;
}

/**
 * Names out of two books.
 * @param ownName of a card that stands in neither, being somebody's own; '' for a number without a name
 */
export function namesOf(books: BookOf, ownName: (id: number, lang: Lang) => string): Names {
  return {
    nameBook: (set) => books[set],
    nameOf(id, lang, set) {
      const book = books[set];
      const key = String(id);
      return Object.hasOwn(book, key) ? book[key][lang] : ownName(id, lang);
    },
  };
}
