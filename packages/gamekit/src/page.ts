/** What is said of a game's page at once. What lies behind it, tablekit says: it knows React, and nobody here does. */
import type { Part } from './part.ts';

/** The page itself; tablekit fills in what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in where a page is loaded
export interface PageParts {}

/** The game for a table in a worker; tablekit fills in what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in where a page is loaded
export interface EngineParts {}

/** The picture of a game on the front page; tablekit fills in what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in where a page is loaded
export interface SceneParts {}

/** How a game looks on the front page. */
export interface Front {
  /** Of its panel: above, below (words stand on it in white), of its main button (words stand on it in black). */
  readonly colours: readonly [above: string, below: string, button: string];
  /** How long a game takes people, about. */
  readonly minutes: number;
  /** Whether its page can begin a game whose start is arranged for somebody's first. */
  readonly learn: boolean;
  /** A miniature of its table, fetched when the page stands; null = the colours alone. */
  readonly scene: Part<SceneParts> | null;
}

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
  readonly front: Front;
  readonly rooms: readonly Room[];
  readonly parts: Part<PageParts>;
  /** Leads to no page: workers load it. */
  readonly engine: Part<EngineParts>;
  /** Invented names that are fetched by themselves; null = they come with the cards. */
  readonly neutral: Part<{ bringNeutral(): void }> | null;
}
