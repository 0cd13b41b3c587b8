/** The keys of this browser's seats, and its own values of chance; kept here, never in an address that is asked for. */
import { commitment } from '@kolbiste/kernel';

/** What this browser knows about one of its games. */
export interface Key {
  readonly token: string;
  /** Keys of further seats that are led here; absent in games of before. */
  readonly also?: readonly string[];
  /** This player's part of chance, by round. */
  readonly values: Readonly<Record<string, string>>;
  /** The server's seal as it was shown before this player opened; '' = not yet. */
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

/** This player's value of a round: made once, then always the same. */
export function valueOf(game: string, round: number): { value: string; commitment: string } | undefined {
  const key = keyOf(game);
  const value = key?.values[round];
  return value === undefined ? undefined : { value, commitment: commitment(value) };
}

/** Makes this player's value of a round. */
export function makeValue(game: string, round: number): { value: string; commitment: string } {
  const value = freshValue();
  noteKey(game, { values: { ...keyOf(game)?.values, [round]: value } });
  return { value, commitment: commitment(value) };
}
