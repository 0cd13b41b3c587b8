/**
 * Names of kinds, islands, editions and of effects that bear an island's name. The real ones belong to their owners and
 * stand only in scratch-wars.names.json; the invented ones replace every one of them.
 */
import type { Lang } from './grammar.ts';
import neutralBook from './neutral.names.json' with { type: 'json' };
import realBook from './scratch-wars.names.json' with { type: 'json' };

/** A name in both languages; null where it is not known. */
export interface Name {
  cs: string | null;
  en: string | null;
}
export type NameBook = Readonly<Record<string, Name>>;
export type NameSet = 'real' | 'neutral';
export const NAME_SETS = ['real', 'neutral'] as const satisfies readonly NameSet[];

const BOOKS: Readonly<Record<NameSet, NameBook>> = { real: realBook, neutral: neutralBook };

/** A name and whether it had to be borrowed from the other language. */
export interface FoundName {
  text: string;
  borrowed: boolean;
}

/** The whole book of a set: id of a kind, island, edition or effect -> name. */
export function nameBook(set: NameSet): NameBook {
  return BOOKS[set];
}

/** The name of an id; a name missing in one language falls back to the other; undefined for an id without a name. */
export function findName(id: string, lang: Lang, set: NameSet = 'real'): FoundName | undefined {
  const entry = Object.hasOwn(BOOKS[set], id) ? BOOKS[set][id] : undefined;
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
