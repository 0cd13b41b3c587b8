/** Games kept in this browser by the worker itself: the secret of one under way never reaches the page. */
import type { NameSet, Player } from './protocol.ts';

export interface Finished {
  readonly players: readonly Player[];
  readonly names: NameSet;
  /** The whole record of the game. */
  readonly record: string;
}

export interface Kept extends Finished {
  readonly botSeed: string;
}

/** A finished game in the list, by the time it ended. */
export interface Ended extends Finished {
  /** Milliseconds of the clock; also its key. */
  readonly ended: number;
}

const DATABASE = 'kolbiste';
const STORE = 'games';
const ENDED = 'ended';
const CURRENT = 'current';
/** Where a game is put that cannot go on, so that it is not lost. */
const UNREADABLE = 'unreadable';
/** So many finished games are kept; the oldest goes first. */
const MOST = 50;

const whole = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('database')));
  });

/** Each store has a database of its own: one more needs no change of the others. */
function open(store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(store === STORE ? DATABASE : `${DATABASE}.${store}`, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
  return whole(request);
}

async function within<T>(
  name: string,
  mode: IDBTransactionMode,
  body: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(name);
  try {
    return await whole(body(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

const inGames = <T>(mode: IDBTransactionMode, body: (store: IDBObjectStore) => IDBRequest<T>) =>
  within(STORE, mode, body);

/** Keeps the game. */
export async function keep(game: Kept): Promise<void> {
  await inGames('readwrite', (store) => store.put(game, CURRENT));
}

/** The kept game, or undefined. */
export async function kept(): Promise<Kept | undefined> {
  return (await inGames('readonly', (store) => store.get(CURRENT))) as Kept | undefined;
}

/** Puts a game aside that cannot go on, whatever it is. */
export async function putAside(game: unknown): Promise<void> {
  await inGames('readwrite', (store) => store.put(game, UNREADABLE));
  await inGames('readwrite', (store) => store.delete(CURRENT));
}

/** Keeps a finished game in the list instead of among those under way, and lets the oldest go where there are too many. */
export async function keepEnded(game: Finished): Promise<void> {
  const ended = Date.now();
  await within(ENDED, 'readwrite', (store) => store.put({ ...game, ended } satisfies Ended, ended));
  await inGames('readwrite', (store) => store.delete(CURRENT));
  const keys = await within(ENDED, 'readonly', (store) => store.getAllKeys());
  for (const key of keys.slice(0, -MOST)) await forgetEnded(key as number);
}

/** The finished games, the latest first. */
export async function endedGames(): Promise<Ended[]> {
  const games = await within(ENDED, 'readonly', (store) => store.getAll());
  return (games as Ended[]).reverse();
}

export async function forgetEnded(ended: number): Promise<void> {
  await within(ENDED, 'readwrite', (store) => store.delete(ended));
}
