/** What is said of a game's page at once. What lies behind it, tablekit says: it knows React, and nobody here does. */
import type { Part } from './part.ts';

/** The page itself; tablekit fills in what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in where a page is loaded
export interface PageParts {}

/** The game for a table in a worker; tablekit fills in what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in where a page is loaded
export interface EngineParts {}

/** A page under an address of the game's own, in the menu of pages. */
export interface Room {
  readonly path: string;
  /** Which of the rooms of the page it is; also the key of its name in the menu. */
  readonly name: string;
}

export interface PageSlot {
  /** What the game is called where there is little room, in every language. */
  readonly name: string;
  /** Whether there are pages of decks. */
  readonly decks: boolean;
  readonly rooms: readonly Room[];
  readonly parts: Part<PageParts>;
  /** Leads to no page: workers load it. */
  readonly engine: Part<EngineParts>;
  /** Invented names that are fetched by themselves; null = they come with the cards. */
  readonly neutral: Part<{ bringNeutral(): void }> | null;
}
