/** Decks to begin with: one of each corporation, of the Brotherhood and of the Legion, of cards that are carried out. */
import type { Deck } from '../config.ts';
import decks from './decks.json' with { type: 'json' };

/** The sides in the order of the table: Doomtroopers and the Legion sit opposite each other first. */
export const STARTERS: readonly Deck[] = decks.map(({ cards }) => ({
  library: cards.flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
  sideboard: [],
}));
