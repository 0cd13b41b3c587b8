/** What every sentence of the duel needs: the cards, the language, the set of names, the players; and counted things. */
import type { Lang } from '@kolbiste/kernel';
import type { Case } from '../cards/grammar.ts';
import { count, plain } from '../cards/grammar.ts';
import type { NameSet } from '../cards/names.ts';
import type { Config } from '../state.ts';
import type { Players } from './players.ts';
import { PLAYERS, playerFirst, playerName } from './players.ts';

export interface Talk {
  readonly config: Config;
  readonly lang: Lang;
  readonly names: NameSet;
  readonly players: Players;
}

export function talkAbout(config: Config, lang: Lang, names: NameSet, players: Players = PLAYERS): Talk {
  return { config, lang, names, players };
}

/** The text in the language of the talk. */
export const two = (t: Talk, cs: string, en: string): string => (t.lang === 'cs' ? cs : en);

/** A name in the quotation marks of the language. */
export const quoted = (t: Talk, name: string): string => two(t, `„${name}“`, `“${name}”`);

/** The Czech form that a number asks for: 1 akce, 2 akce, 5 akcí. */
export function czech(n: number, one: string, few: string, many: string): string {
  if (n === 1) return one;
  return n >= 2 && n <= 4 ? few : many;
}

export const energy = (t: Talk, n: number, inCase: Case = 'nom'): string => count(t.lang, n, 'energy', inCase);
export const life = (t: Talk, n: number, inCase: Case = 'nom'): string => count(t.lang, n, 'life', inCase);

/** '3 akce', '3 actions'; the Czech form serves as nominative and as accusative. */
export function actions(t: Talk, n: number): string {
  return `${plain(n)} ${two(t, czech(n, 'akce', 'akce', 'akcí'), n === 1 ? 'action' : 'actions')}`;
}

export const name = (t: Talk, seat: number): string => playerName(t.players, t.lang, seat);
export const first = (t: Talk, seat: number): string => playerFirst(t.players, t.lang, seat);
