/** The games of the house as the server plays them. */
import type { Mind } from '@kolbiste/gamekit';
import { mindOf } from '@kolbiste/gamekit';
import { GAMES as HOUSE } from '@kolbiste/games';
import type { GameRow } from './served.ts';
import { rowOf } from './served.ts';

export const GAMES: readonly GameRow[] = HOUSE.flatMap(rowOf);

/** What a game of the house tells bots. */
export async function mindNamed(id: string): Promise<Mind | null> {
  const manifest = HOUSE.find((each) => each.id === id);
  return manifest === undefined ? null : mindOf(manifest);
}
