/** Plays random games of Scratch Wars and prints how much memory is in use: `node bench/memory.ts [GAMES]`, default a million. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { play } from './games/scratch-wars.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const games = Number(process.argv[2] ?? 1_000_000);
if (!Number.isSafeInteger(games) || games < 10) {
  console.error(`a number of games from 10, not "${process.argv[2]}"`);
  process.exit(2);
}
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
