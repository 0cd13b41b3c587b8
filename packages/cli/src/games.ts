/** The games of the house. A new game plugs in with one row and one module in games/. */

import { nearest } from '@kolbiste/kernel/files';
import type { GameDesk, GameRow } from './games/row.ts';
import { UserError } from './support/errors.ts';
import { ARGS } from './texts/common.ts';
import type { Lang } from './texts/language.ts';
import { say } from './texts/language.ts';

export const GAMES: readonly GameRow[] = [
  {
    id: 'scratch-wars',
    title: { cs: 'Scratch Wars, duel', en: 'Scratch Wars, duel' },
    load: async () => (await import('./games/scratch-wars.ts')).scratchWarsDesk,
  },
  {
    id: 'tmmstone',
    title: { cs: 'TMMStone', en: 'TMMStone' },
    load: async () => (await import('./games/tmmstone.ts')).tmmstoneDesk,
  },
  {
    id: 'lotr',
    title: { cs: 'Pán prstenů: karetní hra', en: 'The Lord of the Rings: The Card Game' },
    load: async () => (await import('./games/lotr.ts')).lotrDesk,
  },
];

export const GAME_IDS = GAMES.map((row) => row.id);

/** The game with this id. @throws UserError with a suggestion when there is none */
export async function gameNamed(id: string, lang: Lang): Promise<GameDesk> {
  const row = GAMES.find((each) => each.id === id);
  if (row !== undefined) return row.load();
  const near = nearest(id, GAME_IDS);
  const hint = near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
  throw new UserError(
    say(lang, ARGS.game, { found: JSON.stringify(id.slice(0, 60)), known: GAME_IDS.join(', '), hint }),
  );
}

/** The game whose name the file bears; undefined where it bears none. */
export async function gameOfFile(text: string): Promise<GameDesk | undefined> {
  const named = /"game"\s*:\s*"([^"]{1,60})"/.exec(text)?.[1];
  return await GAMES.find((row) => row.id === named)?.load();
}

/** All games. */
export function allGames(): Promise<GameDesk[]> {
  return Promise.all(GAMES.map((row) => row.load()));
}
