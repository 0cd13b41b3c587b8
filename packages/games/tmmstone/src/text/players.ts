/** How the two players are named in sentences. The page may say 'vy' and 'protivník' instead of 'hráč A' and 'hráč B'. */
import type { Lang } from '../cards/names.ts';
import { cap } from './card/join.ts';

/** A name for each seat, in lower case; sentences use it only in the nominative, so 'vy' and 'protivník' fit too. */
export interface Players {
  readonly cs: readonly [string, string];
  readonly en: readonly [string, string];
}

export const PLAYERS: Players = { cs: ['hráč A', 'hráč B'], en: ['player A', 'player B'] };

/** The names as one seat would say them. */
export function playersFor(seat: 0 | 1): Players {
  return seat === 0
    ? { cs: ['vy', 'protivník'], en: ['you', 'opponent'] }
    : { cs: ['protivník', 'vy'], en: ['opponent', 'you'] };
}

/** A player's name inside a sentence. */
export function playerName(players: Players, lang: Lang, seat: number): string {
  return players[lang][seat === 1 ? 1 : 0];
}

/** The beginning of a sentence about a player: 'Hráč A: '. No verb follows that would have to agree with the name. */
export function playerFirst(players: Players, lang: Lang, seat: number): string {
  return `${cap(playerName(players, lang, seat))}: `;
}
