/** Which cards of a game name which others in their data. */

function* namedIn(part: unknown, words: ReadonlySet<string>): Generator<number> {
  if (typeof part !== 'object' || part === null) return;
  for (const [word, value] of Object.entries(part)) {
    if (typeof value === 'number') {
      if (words.has(word)) yield value;
    } else yield* namedIn(value, words);
  }
}

export interface Links {
  /** Cards that a card names. */
  namedBy(id: number): readonly number[];
  /** Cards that name a card. */
  naming(id: number): readonly number[];
}

/**
 * @param texts what a card does, as data
 * @param words words of the data behind which the number of a card stands
 */
export function linksOf<C extends { readonly id: number }>(
  cards: readonly C[],
  texts: (card: C) => unknown,
  words: ReadonlySet<string>,
): Links {
  const named = new Map(
    cards.map((card) => [card.id, [...new Set(namedIn(texts(card), words))].filter((other) => other !== card.id)]),
  );
  const namedBy = (id: number): readonly number[] => named.get(id) ?? [];
  return { namedBy, naming: (id) => cards.filter((card) => namedBy(card.id).includes(id)).map((card) => card.id) };
}
