/** What a list says about a record, read without playing it. */
import type { Lang } from '@kolbiste/kernel';
import type { GameId, NameSet } from '../engine/protocol.ts';
import { gameNamed, isGame } from '../games.ts';
import type { SidesOf } from '../page.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';

export interface Line {
  readonly sides: readonly string[];
  readonly answers: number;
}

/** The game that a record is of. */
function gameIn(record: string): GameId | undefined {
  try {
    const { game } = JSON.parse(record) as { game: GameId };
    return isGame(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

const here = new Map<GameId, SidesOf>();

/** Fetches what tells who played in these records; without it a list says no more than that there was a game. */
export async function fetchSides(records: readonly string[]): Promise<void> {
  const wanted = new Set(records.flatMap((record) => gameIn(record) ?? []));
  const fetchOne = async (game: GameId): Promise<void> => {
    here.set(game, (await fetchPart((await pageOf(game)).sides)).sidesOf);
  };
  await Promise.allSettled([...wanted].filter((game) => !here.has(game)).map(fetchOne));
}

/** Who played, and the number of answers; of a record of another shape, nothing. */
export function lineOf(record: string, lang: Lang, names: NameSet): Line {
  try {
    const { game, config, steps } = JSON.parse(record) as { game: GameId; config: unknown; steps: unknown[] };
    return { sides: here.get(game)?.(config, lang, names) ?? ['?'], answers: steps.length };
  } catch {
    return { sides: ['?'], answers: 0 };
  }
}

/** The game that a record is of, for the name of its file. */
export const gameOfRecord = (record: string): GameId => gameNamed(gameIn(record)).id;
