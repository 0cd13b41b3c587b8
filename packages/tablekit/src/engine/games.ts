/** The games whose tables run here, by id: each is fetched when it is first played. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { gameNamed, isGame } from '../games.ts';
import { haveNames } from '../state/names.ts';
import type { GameAdapter } from './adapter.ts';
import type { NameSet } from './protocol.ts';

const here = new Map<string, GameAdapter>();

/** Fetches a game and its names unless they are here; a game that nobody knows is left alone. */
export async function fetchGame(id: string, names: NameSet = 'real'): Promise<void> {
  if (!isGame(id)) return;
  const game = gameNamed(id);
  if (!(await haveNames(names, [game]))) throw new Error(`no ${names} names`);
  if (!here.has(id)) here.set(id, (await game.page.engine()).adapter);
}

/** Whether a game of that id is here. */
export const isHere = (id: string): boolean => here.has(id);

/**
 * A game that is here.
 * @throws Error for one that was not fetched, or that nobody knows
 */
export function staged(id: string): GameAdapter {
  const found = here.get(id);
  if (found === undefined) throw new Error(`no game "${id}" here`);
  return found;
}

/** Which game a record says it is of; '' where it is no record. It is read again, and checked, by whoever plays it. */
export function gameOfRecord(text: string): string {
  try {
    const { game, plays } = JSON.parse(text) as ReplayRecord & { plays?: unknown };
    // What one viewer was told bears the id of its table besides.
    return typeof plays === 'string' ? plays : game;
  } catch {
    return '';
  }
}
