/** Plays random games and prints how much memory is in use: `node bench/memory.ts [GAMES [GAME]]`, by default a million of the first game. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@kolbiste/games';
import { timedGame } from './game.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const [, , count = '1000000', id = GAMES[0].id] = process.argv;
const games = Number(count);
const manifest = GAMES.find((each) => each.id === id);
if (!Number.isSafeInteger(games) || games < 10 || manifest === undefined) {
  const known = GAMES.map((each) => each.id).join(', ');
  console.error(`a number of games from 10, not "${count}", and one of ${known}, not "${id}"`);
  process.exit(2);
}
const { play } = await timedGame(manifest);
const part = Math.floor(games / 10);
let decisions = 0;
for (let i = 0; i < 10; i++) {
  decisions += play(part, i * part);
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(
    `${(i + 1) * part} games, ${decisions} decisions: heap ${(heapUsed / 1e6).toFixed(1)} MB, process ${(rss / 1e6).toFixed(0)} MB`,
  );
}
