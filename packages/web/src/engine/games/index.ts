/** The games that can be played here, by id. The first one comes with the table; others are fetched when they are played. */
import type { Core, ReplayRecord } from '@kolbiste/kernel';
import { haveNames } from '../../state/names.ts';
import type { GameId, NameSet, NewGame } from '../protocol.ts';
import { scratchWars } from './scratch-wars.ts';
import type { Staging } from './staging.ts';

/** A game whose states and views nobody here looks into. */
const erased = <S extends Core, V>(staging: Staging<S, V>): Staging => staging as unknown as Staging;

const here = new Map<string, Staging>([[scratchWars.id, erased(scratchWars)]]);

const FETCH: Readonly<Record<string, () => Promise<Staging>>> = {
  lotr: async () => erased((await import('./lotr.ts')).lotr),
  tmmstone: async () => erased((await import('./tmmstone.ts')).tmmstone),
};

/** Fetches a game and its names unless they are here; a game that nobody knows is left alone. */
export async function fetchGame(id: string, names: NameSet = 'real'): Promise<void> {
  if (id === scratchWars.id && !(await haveNames(names))) throw new Error(`no ${names} names`);
  if (here.has(id) || !Object.hasOwn(FETCH, id)) return;
  here.set(id, await FETCH[id]());
}

/** Whether a game of that id is here. */
export const isHere = (id: string): boolean => here.has(id);

/**
 * A game that is here.
 * @throws Error for one that was not fetched, or that nobody knows
 */
export function staged(id: string): Staging {
  const found = here.get(id);
  if (found === undefined) throw new Error(`no game "${id}" here`);
  return found;
}

/** Which game an order is for. */
export const gameOf = (order: NewGame): GameId => order.game ?? 'scratch-wars';

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
