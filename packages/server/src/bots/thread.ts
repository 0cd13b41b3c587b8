/** A thread in which bots think. It gets views and nothing else of any game. */
import { parentPort } from 'node:worker_threads';
import { makeBot } from '@kolbiste/bots';
import type { BotLevel } from '@kolbiste/wire/protocol';
import { GAMES, mindNamed } from '../games/index.ts';
import { Games } from '../games/served.ts';
import type { Answered } from '../threads/lane.ts';

export interface Asked {
  readonly game: string;
  readonly level: BotLevel;
  readonly seat: number;
  readonly seed: string;
  readonly view: unknown;
  readonly ceilingMillis: number;
}

const games = new Games(GAMES);

async function think({ game, level, seat, seed, view, ceilingMillis }: Asked): Promise<number> {
  const served = await games.named(game);
  if (served === undefined) throw new Error(`no game ${game}`);
  const bot = makeBot(served.game, await mindNamed(game), level, seed, { ceilingMillis, now: () => performance.now() });
  return bot.choose(view, seat);
}

parentPort?.on('message', (asked: Asked) => {
  think(asked)
    .then((done): Answered<number> => ({ done }))
    .catch((error: unknown): Answered<number> => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((thought) => parentPort?.postMessage(thought))
    .catch((error: unknown) => {
      throw error;
    });
});
