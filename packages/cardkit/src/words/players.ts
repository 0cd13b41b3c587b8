/** How players are named in sentences. The page may say 'vy' instead of 'hráč A'. */
import type { Lang } from '@kolbiste/kernel';
import { cap } from './join.ts';

/** A name for each seat, in lower case; sentences use it only in the nominative, so 'vy' fits too. */
export interface Players {
  readonly cs: readonly string[];
  readonly en: readonly string[];
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

export const PLAYERS: Players = {
  cs: LETTERS.map((letter) => `hráč ${letter}`),
  en: LETTERS.map((letter) => `player ${letter}`),
};

/** How one seat of a duel would name the two players: 'vy' and 'soupeř' instead of 'hráč A' and 'hráč B'. */
export function playersOfDuel(seat: 0 | 1): Players {
  return seat === 0
    ? { cs: ['vy', 'soupeř'], en: ['you', 'opponent'] }
    : { cs: ['soupeř', 'vy'], en: ['opponent', 'you'] };
}

/** How one seat of a game played together would name the players: 'vy' instead of 'hráč A'. */
export function playersOfTeam(seat: number): Players {
  const mine = (names: readonly string[], own: string): string[] =>
    names.map((name, other) => (other === seat ? own : name));
  return { cs: mine(PLAYERS.cs, 'vy'), en: mine(PLAYERS.en, 'you') };
}

/** A player's name inside a sentence. */
export const playerName = (players: Players, lang: Lang, seat: number): string =>
  players[lang][seat] ?? `${lang === 'cs' ? 'hráč' : 'player'} ${seat + 1}`;

/** The beginning of a sentence about a player: 'Hráč A: '. No verb follows that would have to agree with the name. */
export const playerFirst = (players: Players, lang: Lang, seat: number): string =>
  `${cap(playerName(players, lang, seat))}: `;
