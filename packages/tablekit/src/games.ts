/** The games that the page plays. The shell hands them in before anything is shown; nothing else here lists games. */
import type { GameManifest, PageSlot } from '@kolbiste/gamekit';
import type { GameId } from './engine/protocol.ts';

/** A game with a page. */
export type PlayedGame = GameManifest & { readonly page: PageSlot };

let list: readonly PlayedGame[] = [];

/** Says which games there are; the first one has the short addresses. One that has no page is not played here. */
export function playGames(all: readonly GameManifest[]): void {
  list = all.filter((game): game is PlayedGame => game.page !== null);
}

export const games = (): readonly PlayedGame[] => list;

export const firstGame = (): GameId => list[0].id;

/** Whether this page knows a game of that id. */
export const isGame = (id: string): id is GameId => list.some((game) => game.id === id);

/** The game that an address or a table names; the first one where it names none. */
export const gameNamed = (id: string | undefined): PlayedGame => list.find((game) => game.id === id) ?? list[0];

export const titleOf = (id: GameId): string => gameNamed(id).page.name;

/** Whether all who play it are on one side. */
export const isTogether = (id: GameId | undefined): boolean => list.find((game) => game.id === id)?.together === true;

/** The address of a page for a game: the first game's is the page's own. */
export function addressOf(page: string, game: GameId): string {
  const { id } = gameNamed(game);
  return id === firstGame() ? page : `${page}/${id}`;
}
