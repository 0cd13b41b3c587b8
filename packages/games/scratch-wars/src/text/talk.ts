/** What every sentence of the duel needs: the cards, the language, the set of names, the players; and counted things. */
import type { Players } from '@kolbiste/cardkit/words';
import { byNumber, PLAYERS, two } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import type { Case } from '../cards/grammar.ts';
import { count, plain } from '../cards/grammar.ts';
import type { NameSet } from '../cards/names.ts';
import type { Config } from '../state.ts';

export { byNumber, name, two } from '@kolbiste/cardkit/words';

export interface Talk {
  readonly config: Config;
  readonly lang: Lang;
  readonly names: NameSet;
  readonly players: Players;
}

export function talkAbout(config: Config, lang: Lang, names: NameSet, players: Players = PLAYERS): Talk {
  return { config, lang, names, players };
}

/** A name in the quotation marks of the language. */
export const quoted = (t: Talk, name: string): string => two(t, `„${name}“`, `“${name}”`);

export const energy = (t: Talk, n: number, inCase: Case = 'nom'): string => count(t.lang, n, 'energy', inCase);
export const life = (t: Talk, n: number, inCase: Case = 'nom'): string => count(t.lang, n, 'life', inCase);

/** '3 akce', '3 actions'; the Czech form serves as nominative and as accusative. */
export function actions(t: Talk, n: number): string {
  return `${plain(n)} ${two(t, byNumber(n, 'akce', 'akce', 'akcí'), n === 1 ? 'action' : 'actions')}`;
}
