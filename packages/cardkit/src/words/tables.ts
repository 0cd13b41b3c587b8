/** Tables of sentences by a key: no key may be without one. */
import type { Lang } from '@kolbiste/kernel';

export type TwoTongues = Readonly<Record<Lang, string>>;

/**
 * The row of a key.
 * @param what the key is of, for the error
 * @throws Error for a key without one
 */
export function sentenceOf<T>(table: Readonly<Record<string, T>>, key: string, what: string): T {
  const row = Object.hasOwn(table, key) ? table[key] : undefined;
  if (row === undefined) throw new Error(`no text for the ${what} ${key}`);
  return row;
}

/** Sentences of a table in both languages. */
export const wordsOf =
  (table: Readonly<Record<string, TwoTongues>>, what: string) =>
  (key: string, lang: Lang): string =>
    sentenceOf(table, key, what)[lang];
