/** What a table, a replay and the bots need to know of a game besides its rules; each game has one of these. */
import type { Mind } from '@kolbiste/gamekit';
import type { Core, Describable, Game, Json, Lang } from '@kolbiste/kernel';
import type { Viewer, Windows } from '@kolbiste/wire';
import type { Story } from '../story/story.ts';
import type { GameId, NameSet, NewGame } from './protocol.ts';

/** Describes things of a game in one language. */
export type Describe<V> = (
  view: V,
  x: Describable,
  lang: Lang,
) => { readonly text: string; readonly rule: readonly string[] };

/** What one who sits at a shared screen sees before and after something happens that is told to both. */
export interface Beside<V> {
  readonly before: V;
  readonly after: V;
}

/** What the running procedures show of themselves in a view of any game. */
export interface Seen {
  readonly flow: readonly { readonly procedure: string; readonly step: string; readonly locals: object }[];
}

export interface GameAdapter<S extends Core = Core, V extends Seen = Seen> {
  readonly id: GameId;
  game(names: NameSet): Game<S, V, unknown>;
  /** What the game tells bots, fetched when the first of them thinks. */
  mind(): Promise<Mind>;
  readonly events: readonly string[];
  /** How many seats a configuration has. */
  seatsOf(config: Json): number;
  /** The configuration that was ordered, checked card by card. */
  configOf(order: NewGame): Json;
  /** An order for a game with those very cards, whatever they were made of. */
  orderOf(by: Pick<NewGame, 'players' | 'names'>, config: Json): NewGame;
  /** The same as far as a view tells: of what is not to be seen nothing is in it. */
  orderSeen(by: Pick<NewGame, 'players' | 'names'>, view: V): NewGame;
  /** The game's words, to the seat that is spoken to, or about both players. */
  describer(names: NameSet, viewer: Viewer): Describe<V>;
  /** What would make a refused thing legal. */
  remedy(key: string, lang: Lang): string;
  /**
   * The table of a view as the page shows it.
   * @param own what the seats see that are led together here
   */
  table(view: V, beside?: Beside<V>, own?: readonly V[]): unknown;
  /** What the page is told of the cards before anything happens; null = nothing. */
  cards(game: Game<S, V>, view: V, order: NewGame): unknown;
  /** The cards of each seat by their names: of a record that is not played. */
  deckNames(config: unknown, lang: Lang, names: NameSet): Promise<string[][]>;
  /** A line of chance, by its kind: it stands in the way of taking back. */
  readonly chanceLine: RegExp;
  /** The seats of one screen are led together: no curtain falls between them. */
  readonly together?: true;
  /** Windows at which the table may pass for a seat; absent = the game has none. */
  readonly windows?: Windows;
  /** Whether an option says that its seat is ready, in a question put to several at once; `view` is that seat's. */
  ready?(decision: string, option: number, view: V): boolean;
  /** What is told of its course after the end, fetched when it is first told; absent = nothing. */
  story?(): Promise<Story>;
  /** Kinds of events of which the log says nothing: they carry a paragraph alone. */
  quiet?(kind: number): boolean;
}

/** A game whose states and views nobody looks into. */
export const erased = <S extends Core, V extends Seen>(adapter: GameAdapter<S, V>): GameAdapter =>
  adapter as unknown as GameAdapter;
