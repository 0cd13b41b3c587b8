/** Scenario files that bring cards of their own: the position is built beside them. */
import type { Json } from '@kolbiste/kernel';
import type { Checked } from '@kolbiste/kernel/files';

/** Where a scenario file says its cards. */
export interface CardSource {
  fail(expected: string): never;
}

interface Builder<P, S> {
  build(place: P): S;
}

/**
 * What a game's adapter for scenarios does with cards.
 * @param check reads cards as the game's card files have them
 * @param use plays with these beside those of the house from now on
 * @param position the position of a file
 */
export function scenarioCards<C, P, S>(
  check: (json: unknown) => Checked<C[]>,
  use: (cards: readonly C[]) => void,
  position: (place: P) => S,
) {
  const beside = (own: readonly C[]) => (place: P) => {
    use(own);
    return position(place);
  };
  /** The adapter whose files may name these cards too. */
  const besideCards = <A extends Builder<P, S>>(adapter: A, own: readonly C[]): A => ({
    ...adapter,
    build: beside(own),
  });
  return {
    build: beside([]),
    besideCards,
    withCards<A extends Builder<P, S>>(this: A, cards: Json, source: CardSource): A {
      const read = check(cards);
      return besideCards(this, read.ok ? read.value : source.fail(`sound cards (${read.faults[0].message.en})`));
    },
  };
}
