/** Games kept in this browser by the worker itself: the secret of one under way never reaches the page. */
import type { GameId, NameSet, Player } from './protocol.ts';

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

/** What may be known of a game under way without opening it. */
export interface Standing {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly names: NameSet;
  /** Answers given so far. */
  readonly answers: number;
  /** Those of them that people gave. */
  readonly own: number;
}

/** A game under way in the list. */
export interface Running extends Standing {
  readonly id: string;
  /** Milliseconds of the clock when it was kept last; 0 = not known. */
  readonly at: number;
  /** When it was thrown away; 0 = it was not. It can be taken back for a while. */
  readonly thrown: number;
}

const DATABASE = 'kolbiste';
const STORE = 'games';
const ENDED = 'ended';
/** So many finished games are kept; the oldest goes first. */
const MOST = 50;
/** So long what was thrown away can be taken back. */
const TAKE_BACK_MS = 3_600_000;

/** The one game that was kept while there was only one; nothing is noted of it before it is played again. */
const FORMER = 'current';
/** Beside each game lies what is known of it without opening it. */
const noteOf = (id: string): string => `note ${id}`;
const notes = (): IDBKeyRange => IDBKeyRange.bound('note ', 'note!', false, true);
/** Where a game is put that cannot go on, so that it is not lost. */
const asideOf = (id: string): string => `unreadable ${id}`;

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

/** What is asked of a store in one transaction. */
async function within(
  name: string,
  mode: IDBTransactionMode,
  body: (store: IDBObjectStore) => readonly IDBRequest[],
): Promise<readonly unknown[]> {
  const database = await open(name);
  try {
    return await Promise.all(
      body(database.transaction(name, mode).objectStore(name)).map((each) => whole<unknown>(each)),
    );
  } finally {
    database.close();
  }
}

/** Keeps a game, and what may be known of it, in one transaction. */
export async function keep(id: string, game: Kept, standing: Standing): Promise<void> {
  const note: Running = { ...standing, id, at: Date.now(), thrown: 0 };
  await within(STORE, 'readwrite', (store) => [store.put(game, id), store.put(note, noteOf(id))]);
}

/** A kept game, or undefined. */
export async function kept(id: string): Promise<Kept | undefined> {
  const [game] = await within(STORE, 'readonly', (store) => [store.get(id)]);
  return game as Kept | undefined;
}

/** Puts a game aside that cannot go on, whatever it is. */
export async function putAside(id: string, game: unknown): Promise<void> {
  await within(STORE, 'readwrite', (store) => [store.put(game, asideOf(id)), ...taken(store, id)]);
}

const taken = (store: IDBObjectStore, id: string): IDBRequest[] => [store.delete(id), store.delete(noteOf(id))];

const remove = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await within(STORE, 'readwrite', (store) => ids.flatMap((id) => taken(store, id)));
};

const UNKNOWN: Omit<Running, 'id'> = { game: '', players: [], names: 'real', answers: 0, own: 0, at: 0, thrown: 0 };

/** The games under way, the latest first; those thrown away stand among them as long as they can be taken back. */
export async function runningGames(): Promise<Running[]> {
  const [known, keys] = (await within(STORE, 'readonly', (store) => [
    store.getAll(notes()),
    store.getAllKeys(),
  ])) as readonly [Running[], IDBValidKey[]];
  const past = known.filter(({ thrown }) => thrown !== 0 && Date.now() - thrown > TAKE_BACK_MS).map(({ id }) => id);
  await remove(past);
  const former = keys.includes(FORMER) && !keys.includes(noteOf(FORMER)) ? [{ ...UNKNOWN, id: FORMER }] : [];
  return [...known.filter(({ id }) => !past.includes(id)), ...former].sort((a, b) => b.at - a.at);
}

/** Throws a game away, or takes it back. */
export async function throwAway(id: string, away: boolean): Promise<void> {
  const [note] = (await within(STORE, 'readonly', (store) => [store.get(noteOf(id))])) as [Running | undefined];
  const thrown = { ...(note ?? { ...UNKNOWN, id }), thrown: away ? Date.now() : 0 };
  await within(STORE, 'readwrite', (store) => [store.put(thrown, noteOf(id))]);
}

/** Lets go of games that nobody has answered in yet: with them nothing is lost. */
export async function forgetUntouched(but: string): Promise<void> {
  const games = await runningGames();
  await remove(games.filter(({ id, own, at }) => id !== but && own === 0 && at > 0).map(({ id }) => id));
}

/** A game under way is over: it is kept among the finished ones instead. */
export async function end(id: string, game: Finished): Promise<void> {
  await keepEnded(game);
  await remove([id]);
}

/** Keeps a finished game in the list, and lets the oldest go where there are too many. */
export async function keepEnded(game: Finished): Promise<void> {
  const ended = Date.now();
  await within(ENDED, 'readwrite', (store) => [store.put({ ...game, ended } satisfies Ended, ended)]);
  const [keys] = await within(ENDED, 'readonly', (store) => [store.getAllKeys()]);
  for (const key of (keys as number[]).slice(0, -MOST)) await forgetEnded(key);
}

/** The finished games, the latest first. */
export async function endedGames(): Promise<Ended[]> {
  const [games] = await within(ENDED, 'readonly', (store) => [store.getAll()]);
  return (games as Ended[]).reverse();
}

export async function forgetEnded(ended: number): Promise<void> {
  await within(ENDED, 'readwrite', (store) => [store.delete(ended)]);
}
