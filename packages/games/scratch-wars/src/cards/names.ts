/**
 * Names of kinds, islands, editions and of effects that bear an island's name. The real ones belong to their owners and
 * stand only in scratch-wars.names.json; the invented ones (neutral.ts) replace every one of them.
 */
import type { Lang } from './grammar.ts';
import realBook from './scratch-wars.names.json' with { type: 'json' };

/** A name in both languages; null where it is not known. */
export interface Name {
  cs: string | null;
  en: string | null;
}
export type NameBook = Readonly<Record<string, Name>>;
export type NameSet = 'real' | 'neutral';
export const NAME_SETS = ['real', 'neutral'] as const satisfies readonly NameSet[];

/** The invented names come with the package; the page's worker leaves them where they are until somebody wants them. */
const BOOKS: Partial<Record<NameSet, NameBook>> = { real: realBook };

/** Names are here from now on. */
export function bringNames(set: NameSet, book: NameBook): void {
  BOOKS[set] = book;
}

/** A name and whether it had to be borrowed from the other language. */
export interface FoundName {
  text: string;
  borrowed: boolean;
}

/**
 * The whole book of a set: id of a kind, island, edition or effect -> name.
 * @throws Error when nobody has brought it
 */
export function nameBook(set: NameSet): NameBook {
  const book = BOOKS[set];
  if (book === undefined) throw new Error(`no ${set} names here`);
  return book;
}

/** The name of an id; a name missing in one language falls back to the other; undefined for an id without a name. */
export function findName(id: string, lang: Lang, set: NameSet = 'real'): FoundName | undefined {
  const book = nameBook(set);
  const entry = Object.hasOwn(book, id) ? book[id] : undefined;
  if (entry === undefined) return undefined;
  const own = entry[lang];
  if (own !== null) return { text: own, borrowed: false };
  const other = lang === 'cs' ? entry.en : entry.cs;
  return other === null ? undefined : { text: other, borrowed: true };
}

/** The name as shown: a borrowed one is marked with its language; '' for an id without a name. */
export function nameOf(id: string, lang: Lang, set: NameSet = 'real'): string {
  const found = findName(id, lang, set);
  if (found === undefined) return '';
  return found.borrowed ? `${found.text} (${lang === 'cs' ? 'en' : 'cs'})` : found.text;
}
