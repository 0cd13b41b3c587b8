/** What every sentence needs: the language, the set of names, the players. */
import type { Lang } from '@kolbiste/kernel';
import type { NameSet } from '../names.ts';
import { byNumber, plain } from './numbers.ts';
import type { Players } from './players.ts';
import { PLAYERS, playerFirst, playerName } from './players.ts';

export interface Talk {
  readonly lang: Lang;
  readonly names: NameSet;
  readonly players: Players;
}

export const talkIn = (lang: Lang, names: NameSet, players: Players = PLAYERS): Talk => ({ lang, names, players });

/** The text in the language of the talk. */
export const two = (t: Pick<Talk, 'lang'>, cs: string, en: string): string => (t.lang === 'cs' ? cs : en);

export const name = (t: Pick<Talk, 'lang' | 'players'>, seat: number): string => playerName(t.players, t.lang, seat);
export const first = (t: Pick<Talk, 'lang' | 'players'>, seat: number): string => playerFirst(t.players, t.lang, seat);

/** ' (nyní 3)' behind what has changed. */
export const now = (t: Pick<Talk, 'lang'>, n: number): string => two(t, ` (nyní ${plain(n)})`, ` (now ${plain(n)})`);
/** ' (zbývají 2)' behind what has become less. */
export const left = (t: Pick<Talk, 'lang'>, n: number): string =>
  two(t, ` (${byNumber(n, 'zbývá', 'zbývají', 'zbývá')} ${plain(n)})`, ` (${plain(n)} left)`);
