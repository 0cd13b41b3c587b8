/** What the coach has told in this browser, game by game; who has had enough hears nothing more. */
import type { GameId } from '../engine/protocol.ts';

const KEY = 'kolbiste.coach';

/** Keys of what was told of a game; 'enough' = nothing more is to be told. */
export type ToldOf = readonly string[] | 'enough';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored === 'object' && stored !== null) return stored as Record<string, unknown>;
  } catch {
    // Unreadable or forbidden storage: everything is told once a visit.
  }
  return {};
}

/** What was told of a game so far. */
export function toldOf(game: GameId): ToldOf {
  const { '*': all, [game]: told } = read();
  if (told === 'enough' || (all === 'enough' && told === undefined)) return 'enough';
  return Array.isArray(told) ? told.filter((key): key is string => typeof key === 'string') : [];
}

/** Keeps what was told of a game; a browser that keeps nothing tells it again. */
export function keepTold(game: GameId, told: ToldOf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: told }));
  } catch {
    // As above.
  }
}
