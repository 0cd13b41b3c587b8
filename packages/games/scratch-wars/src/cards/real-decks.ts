/** Six decks that were played in a league in 2024, as they were: figures of real cards. The heroes' own names are among the names. */
import type { CardFile } from './card-file.ts';
import { deckOf } from './card-file.ts';
import type { NameSet } from './names.ts';
import { nameOf } from './names.ts';
import file from './real-decks.json' with { type: 'json' };
import type { Deck } from './types.ts';

/** A real deck with an id ('deck-1'). */
export interface RealDeck {
  id: string;
  deck: Deck;
}

/** The real decks, fresh copies; the heroes bear their own names or invented ones. */
export function realDecks(names: NameSet = 'real'): RealDeck[] {
  // The file is checked by the same reader as any user's, in the test.
  const cards = JSON.parse(JSON.stringify(file)) as CardFile;
  return cards.decks.map((entry, at) => {
    const deck = deckOf(cards, at) as Deck;
    return { id: entry.name, deck: { ...deck, hero: { ...deck.hero, name: nameOf(deck.hero.name, 'cs', names) } } };
  });
}
