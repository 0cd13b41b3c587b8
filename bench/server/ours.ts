/**
 * Our server with the reduced duel, as a process of its own: on disk, every answer before it is acknowledged. To be
 * attacked it has the games of the house too, and its usual limits.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameRow, ServedGame } from '@kolbiste/server';
import { createServer, GAMES, settingsFrom, UNLIMITED } from '@kolbiste/server';
import { duelGame } from '../duel/kernel/game.ts';

const served: ServedGame = {
  game: { ...duelGame, configFrom: () => null } as unknown as ServedGame['game'],
  seatCounts: [2],
  windows: null,
  readSetup: () => null,
  readCommon: () => null,
};
const attacked = process.env['KOLBISTE_BENCH'] === 'attack';
const own: GameRow = { id: duelGame.id, load: () => Promise.resolve(served) };
const games: GameRow[] = attacked ? [...GAMES, own] : [own];

/** All players come from one address. */
const MANY = 1e9;
const FORGIVEN_MILLIS = 3_600_000;
const limits = attacked ? {} : { ...UNLIMITED, idle: MANY };

const settings = settingsFrom(process.env, '');
/** Put forward, whatever was used is there again. */
let ahead = 0;
const server = await createServer({ settings, games, limits, now: () => Date.now() + ahead });
await server.context.games.loadAll();
const port = await server.listen(0, '127.0.0.1');

/**
 * What is held when nothing is left to be thrown away: everything alive in the heap and outside of it. The size of the
 * process would tell more of how much was ever in use at once.
 */
async function memory(): Promise<number> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.();
    await pause(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (asked: string) => {
  if (asked === 'memory') void memory().then((bytes) => process.send?.({ bytes, awake: server.rooms.count }));
  else if (asked === 'sleep') void server.rooms.sleep(-MANY, () => false).then((slept) => process.send?.({ slept }));
  else if (asked === 'forgive') {
    ahead += FORGIVEN_MILLIS;
    process.send?.({ forgiven: true });
  } else if (asked === 'end') void server.close().then(() => process.exit(0));
});
process.send?.({ port });
