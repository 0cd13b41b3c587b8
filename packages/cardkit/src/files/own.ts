/** Files of own cards that are played with: sound in themselves, and beside the cards of the house. */
import type { Bilingual, Checked } from '@kolbiste/kernel/files';
import { describeValue, makeFault } from '@kolbiste/kernel/files';
import { listPath, readText } from './card-file.ts';

/** A member of the card at a place of the list that does not go with the house, what is expected there, and by which paragraph of which book. */
export type Clash<C> = readonly [
  at: number,
  member: keyof C & string,
  expected: Bilingual,
  rule?: readonly [key: string, book: string],
];

export interface OwnFile<C> {
  /** Own cards out of parsed JSON: the list, or the whole file. */
  checkOwnCards(json: unknown): Checked<C[]>;
  /** Own cards out of a file's text; a fault has its path, line and column. */
  readOwnCards(text: string): Checked<C[]>;
}

/**
 * @param check whether the cards are sound in themselves
 * @param clashes what is wrong with sound cards beside those of the house
 */
export function ownFile<C>(
  check: (json: unknown) => Checked<C[]>,
  clashes: (cards: readonly C[]) => Iterable<Clash<C>>,
): OwnFile<C> {
  const checkOwnCards = (json: unknown): Checked<C[]> => {
    const result = check(json);
    if (!result.ok) return result;
    const path = listPath(json);
    const faults = [...clashes(result.value)].map(([at, member, expected, rule]) =>
      makeFault(
        `${path}[${at}].${member}`,
        describeValue(result.value[at][member]),
        expected,
        rule?.[0] ?? null,
        rule?.[1],
      ),
    );
    return faults.length === 0 ? result : { ok: false, faults };
  };
  return { checkOwnCards, readOwnCards: (text) => readText(text, checkOwnCards) };
}
