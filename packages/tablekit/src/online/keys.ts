/** The keys of this browser's seats, and its own values of chance; kept here, never in an address that is asked for. */
import { boundBy } from '@kolbiste/kernel';
import type { Own, Sight } from '@kolbiste/wire';

/** What this browser knows about one of its games. */
export interface Key {
  readonly token: string;
  /** Keys of further seats that are led here; absent in games of before. */
  readonly also?: readonly string[];
  /** This player's part of chance: by round and seat; in games of the first protocol by round. */
  readonly values: Readonly<Record<string, string>>;
  /** Places among the values that the server has taken; missing in games of before. */
  readonly given?: readonly string[];
  /** What was shown while chance was agreed on; missing in games of before. */
  readonly sight?: Sight;
  /** The server's seal, in games of the first protocol; '' = none. */
  readonly seal: string;
  /** The record lies among the finished games already. */
  readonly kept: boolean;
  /** Milliseconds of the clock when the seat was taken. */
  readonly since: number;
}

const STORE = 'kolbiste.online';
/** Keys of older games are forgotten. */
const MOST = 100;

type Keys = Record<string, Key>;

function all(): Keys {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Keys) : {};
  } catch {
    return {};
  }
}

function write(keys: Keys): void {
  const latest = Object.entries(keys).sort(([, a], [, b]) => b.since - a.since);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // Without storage a seat lasts as long as its page; its link still opens it.
  }
}

/** The key of a seat at a game; undefined = this browser has none. */
export const keyOf = (game: string): Key | undefined => all()[game];

/** Keys of all seats that this browser leads at a game. */
export function tokensOf(game: string): readonly string[] {
  const key = keyOf(game);
  return key === undefined ? [] : [key.token, ...(key.also ?? [])];
}

/** Keeps the key of a seat, and those of others that are led along. */
export function keepKey(game: string, token: string, also: readonly string[] = []): void {
  const keys = all();
  const old = keys[game];
  if (old?.token === token && also.length <= (old.also?.length ?? 0)) return;
  const begun = old?.token === token ? old : { values: {}, seal: '', kept: false, since: Date.now() };
  write({ ...keys, [game]: { ...begun, token, also } });
}

/** A further seat is led here no more. */
export function dropSeat(game: string, token: string): void {
  noteKey(game, { also: (keyOf(game)?.also ?? []).filter((other) => other !== token) });
}

/** Changes what is known about a game whose key is here. */
export function noteKey(game: string, part: Partial<Key>): void {
  const keys = all();
  const old = keys[game];
  if (old !== undefined) write({ ...keys, [game]: { ...old, ...part } });
}

export function dropKey(game: string): void {
  const { [game]: _gone, ...rest } = all();
  write(rest);
}

/** Games this browser has a seat at, the latest first. */
export const keyedGames = (): string[] =>
  Object.entries(all())
    .sort(([, a], [, b]) => b.since - a.since)
    .map(([game]) => game);

/** 256 bits in 64 hex digits. */
export function freshValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const placeOf = (round: number, seat: number): string => `${round}/${seat}`;

/** The value of a seat led here in a round; undefined = this browser has made none. */
export const valueOf = (game: string, round: number, seat: number): string | undefined =>
  keyOf(game)?.values[placeOf(round, seat)];

/** Makes the value of a seat in a round: once, then always the same. */
export function makeValue(game: string, round: number, seat: number): string {
  const value = valueOf(game, round, seat) ?? freshValue();
  noteKey(game, { values: { ...keyOf(game)?.values, [placeOf(round, seat)]: value } });
  return value;
}

/** Whether the server has taken what binds a seat to its value: one that it has not taken is forgotten. */
export function noteTaken(game: string, round: number, seat: number, taken: boolean): void {
  const key = keyOf(game);
  const place = placeOf(round, seat);
  if (taken) return noteKey(game, { given: [...new Set([...(key?.given ?? []), place])] });
  if (key?.given?.includes(place) === true) return;
  const { [place]: _gone, ...values } = key?.values ?? {};
  noteKey(game, { values });
}

/** What the seats led here are bound to in a round. */
export function boundHere(game: string, round: number, seats: readonly number[]): Own[] {
  const given = keyOf(game)?.given ?? [];
  return seats.flatMap((seat) => {
    const value = given.includes(placeOf(round, seat)) ? valueOf(game, round, seat) : undefined;
    return value === undefined ? [] : [{ seat, commitment: boundBy(game, round, seat, value) }];
  });
}
