/** What may be found in a collection [DT 9.18]. Pure reads. */
import type { SoughtTerm } from '../cards/parts.ts';
import { cardOf } from '../cards/pool.ts';
import { isPrinted } from '../printed.ts';
import type { State } from '../state.ts';
import { V } from '../vocabulary.ts';

export type Pile = 'collection' | 'library' | 'discard' | 'annihilated';

/** The piles that are looked through: library 0, discard pile 1, sideboard 2, annihilation pile 3. */
export const pilesOf = (
  s: State,
  seat: number,
  from: Pile,
): readonly (readonly [pile: number, cards: readonly number[]])[] => {
  if (from === 'library') return [[0, s.libraries[seat]]];
  if (from === 'discard') return [[1, s.discards[seat]]];
  if (from === 'annihilated') return [[3, s.annihilated[seat]]];
  return [
    [0, s.libraries[seat]],
    [1, s.discards[seat]],
    [2, s.sideboards[seat]],
  ];
};

/** Of what is looked for by a kind alone: whatever its type is. */
const ANY_TYPE = -1;
/** Whether a printed card is one of those that are looked for. */
const isSought = (sought: SoughtTerm, id: number): boolean =>
  sought === null || isPrinted(cardOf(id), { ...sought, types: sought.types === 0 ? ANY_TYPE : sought.types });

/**
 * Different cards that may be found, ascending.
 * @param most the highest value that they may have; -1 = any
 */
export function finds(s: State, seat: number, sought: SoughtTerm, from: Pile, most: number): number[] {
  const found = new Set<number>();
  for (const [, cards] of pilesOf(s, seat, from))
    for (const id of cards) if (isSought(sought, id) && (most < 0 || cardOf(id).figures[V] <= most)) found.add(id);
  return [...found].sort((a, b) => a - b);
}
