// A long campaign of random answers, legal and not, with the invariants checked after each:
//   npm run fuzz -- [--game lotr] [--decisions 1000000] [--seed S]
import { parseArgs } from 'node:util';
import { runFuzz } from '@kolbiste/testkit';

/** Games with the set-ups that their own tests play. */
const GAMES = {
  'scratch-wars': async () => ({
    game: (await import('@kolbiste/scratch-wars')).game,
    configs: (await import('../packages/games/scratch-wars/test/configs.ts')).mixedConfigs,
  }),
  tmmstone: async () => ({
    game: (await import('@kolbiste/tmmstone')).game,
    configs: (await import('../packages/games/tmmstone/test/configs.ts')).mixedConfigs,
  }),
  lotr: async () => ({
    game: (await import('@kolbiste/lotr')).game,
    configs: (await import('../packages/games/lotr/test/configs.ts')).mixedConfigs,
  }),
};

/** @param {string} text what is wrong with the command line */
function refuse(text) {
  console.error(text);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'scratch-wars' },
    decisions: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
  },
});
const decisions = Number(values.decisions);
if (!Number.isSafeInteger(decisions) || decisions < 1)
  refuse(`--decisions: a whole number from 1, not "${values.decisions}"`);
if (!Object.hasOwn(GAMES, values.game)) refuse(`--game: one of ${Object.keys(GAMES).join(', ')}, not "${values.game}"`);
const { game, configs } = await GAMES[/** @type {keyof typeof GAMES} */ (values.game)]();
const seed = values.seed ?? String(Date.now());
console.log(
  `fuzzing ${game.id} with seed ${seed}: npm run fuzz -- --game ${game.id} --seed ${seed} --decisions ${decisions}`,
);
let told = 0;
const report = runFuzz(/** @type {import('@kolbiste/kernel').Game<any, any, any>} */ (game), {
  configs,
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
