// A long campaign of random answers, legal and not, with the invariants checked after each:
//   npm run fuzz -- [--game GAME] [--decisions 1000000] [--seed S]
import { parseArgs } from 'node:util';
import { runFuzz } from '@kolbiste/testkit';
import { gameNamed, ids } from './games.mjs';

/** @param {string} text what is wrong with the command line */
function refuse(text) {
  console.error(text);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: ids[0] },
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
  },
});
const decisions = Number(values.decisions);
if (!Number.isSafeInteger(decisions) || decisions < 1)
  refuse(`--decisions: a whole number from 1, not "${values.decisions}"`);
if (!ids.includes(values.game)) refuse(`--game: one of ${ids.join(', ')}, not "${values.game}"`);
const { manifest, workshop } = gameNamed(values.game);
const { game } = await manifest.rules();
const { mixed } = (await workshop.trials()).trials;
const seed = values.seed ?? String(Date.now());
console.log(
  `fuzzing ${game.id} with seed ${seed}: npm run fuzz -- --game ${game.id} --seed ${seed} --decisions ${decisions}`,
);
let told = 0;
const report = runFuzz(game, {
  configs: mixed,
  seed,
  decisions,
  progress(done) {
    if (done - told < 100_000) return;
    told = done;
    console.log(`${done} decisions`);
  },
});
console.log(
  `${report.decisions} decisions in ${report.games} games, ${report.refused} illegal answers refused, no invariant broken`,
);
