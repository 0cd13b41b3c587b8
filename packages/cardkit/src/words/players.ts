/** How players are named in sentences. The page may say 'vy' instead of 'hráč A'. */
import type { Lang } from '@kolbiste/kernel';
import { cap } from './join.ts';

/** A name for each seat, in lower case; sentences use it only in the nominative, so 'vy' fits too. */
export interface Players {
  readonly cs: readonly string[];
  readonly en: readonly string[];
  /** The seat that is spoken to; none = all of them are spoken about. */
  readonly you?: number;
}

const LETTERS = Array.from('ABCDE');

export const PLAYERS: Players = {
  cs: LETTERS.map((letter) => `hráč ${letter}`),
  en: LETTERS.map((letter) => `player ${letter}`),
};

const OPPONENT = 'opponent';

/** How one seat of a duel would name the two players: 'vy' and 'soupeř' instead of 'hráč A' and 'hráč B'. */
export function playersOfDuel(seat: 0 | 1): Players {
  return seat === 0
    ? { cs: ['vy', 'soupeř'], en: ['you', OPPONENT], you: 0 }
    : { cs: ['soupeř', 'vy'], en: [OPPONENT, 'you'], you: 1 };
}

/** How one seat of a game played together would name the players: 'vy' instead of 'hráč A'. */
export function playersOfTeam(seat: number): Players {
  const mine = (names: readonly string[], own: string): string[] =>
    names.map((name, other) => (other === seat ? own : name));
  return { cs: mine(PLAYERS.cs, 'vy'), en: mine(PLAYERS.en, 'you'), you: seat };
}

interface Speaking {
  readonly lang: Lang;
  readonly players: Players;
}

/** A player's name inside a sentence. */
export const playerName = (players: Players, lang: Lang, seat: number): string =>
  players[lang][seat] ?? `${lang === 'cs' ? 'hráč' : 'player'} ${seat + 1}`;

/** The beginning of a sentence about a player: 'Hráč A: '. No verb follows that would have to agree with the name. */
export const playerFirst = (players: Players, lang: Lang, seat: number): string =>
  `${cap(playerName(players, lang, seat))}: `;

/**
 * What a player does, as the verb agrees with who it is: 'točíte lukem' to the one who is spoken to, 'točí lukem' of
 * anybody else; 'spin' and 'spins'. The verb stands first, but for the Czech 'se' of the third person.
 * @param cs in the third person
 * @param en to the one who is spoken to
 */
export function does(t: Speaking, seat: number, cs: string, en: string): string {
  const you = seat === t.players.you;
  if (t.lang === 'en') return you ? en : en.replace(/^\w+/, thirdPerson);
  return you ? cs.replace(/^(s[ei]) ([^\s,]+)/, '$2 $1').replace(/^[^\s,]+/, '$&te') : cs;
}

const thirdPerson = (verb: string): string =>
  `${verb.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|ch|sh|o)$/, '$1e')}s`;

/** A sentence of what a player does: 'Točíte lukem', 'Hráč A točí lukem', 'You spin the bow', 'The opponent spins the bow'. */
export function deed({ players, lang }: Speaking, seat: number, what: string): string {
  if (lang === 'cs' && seat === players.you) return cap(what);
  const who = playerName(players, lang, seat);
  return `${who === OPPONENT ? 'The opponent' : cap(who)} ${what}`;
}

/**
 * A thing, and whose: 'hrdina hráče A', 'váš hrdina'; 'player A’s hero', 'your hero'.
 * @param yours how Czech says 'your' of it
 */
export function whose({ players, lang }: Speaking, seat: number, what: string, yours = 'váš'): string {
  if (seat === players.you) return `${lang === 'cs' ? yours : 'your'} ${what}`;
  const who = playerName(players, lang, seat);
  if (lang === 'cs') return `${what} ${who.replace(/^(hráč|soupeř)(?= |$)/, '$1e')}`;
  return `${who === OPPONENT ? 'the ' : ''}${who}’s ${what}`;
}
