/** A deck as the game takes it: the numbers of the heroes and of every single copy of the cards. */
export interface DeckList {
  heroes: number[];
  cards: number[];
}

export interface NamedDeck {
  name: string;
  list: DeckList;
}
