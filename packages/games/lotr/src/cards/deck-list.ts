/** A deck as the game takes it: the numbers of the heroes and of every single copy of the cards. */
export interface DeckList {
  heroes: number[];
  cards: number[];
}

export interface NamedDeck {
  name: string;
  list: DeckList;
}

/** Copies of a card together, in the order in which they first come. */
export function counted(cards: readonly number[]): [id: number, count: number][] {
  const counts = new Map<number, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
