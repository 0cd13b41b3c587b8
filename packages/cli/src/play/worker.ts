/** The thread in which bots think. It gets views and nothing else of the game. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot, Level } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import { messageOf } from '@kolbiste/gamekit/desk';
import { gameNamed } from '../games.ts';

/** Who sits where: a bot for each seat that has one. */
export interface Sitters {
  readonly game: string;
  readonly bots: readonly { readonly seat: number; readonly level: Level; readonly seed: string }[];
}

export interface Asked {
  readonly seat: number;
  readonly view: unknown;
}

export type Thought = { readonly option: number } | { readonly failed: string };

async function sit(sitters: Sitters): Promise<(asked: Asked) => number> {
  const desk = await gameNamed(sitters.game, 'en');
  const game = desk.game('real');
  const mind = await desk.mind();
  const bots = new Map<number, Bot>(
    sitters.bots.map(({ seat, level, seed }) => [seat, makeBot(game, mind, level, seed)]),
  );
  return ({ seat, view }) => {
    const bot = bots.get(seat);
    if (bot === undefined) throw new Error(`no bot sits at seat ${seat}`);
    return bot.choose(view, seat);
  };
}

if (parentPort !== null) {
  const port = parentPort;
  const ready = sit(workerData as Sitters);
  port.on('message', (asked: Asked) => {
    ready
      .then((choose): Thought => ({ option: choose(asked) }))
      .catch((error: unknown): Thought => ({ failed: messageOf(error) }))
      .then((thought) => port.postMessage(thought))
      .catch((error: unknown) => {
        throw error;
      });
  });
}
