import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The files that take longest, the longest first: begun last they would run on alone while a core idles. */
const LONGEST = [
  'slay-the-spire/test/adventures',
  'server/test/durable',
  'cli/test/neutral',
  'server/test/clocks',
  'lotr/test/cards-shown',
  'server/test/outage',
  'server/test/partition',
  'cli/src/parity/',
  'lotr/test/house/commands',
  'server/test/cost',
  'games/test/sixth',
  'cli/src/commands/commands',
  'doomtrooper/test/battery',
  'lotr/test/battery',
  'server/test/well',
  'server/test/storage',
  'lotr/test/proof',
  'server/test/policies',
  'tmmstone/test/battery',
  'server/test/table',
  'scratch-wars/test/battery',
  'server/test/power',
  'tmmstone/page/learn',
  'server/src/store/store',
  'cli/src/play/hint',
  'lotr/page/engine/host',
  'tmmstone/test/proof',
  'tmmstone/test/pools',
  'cli/test/docs',
  'text/campaign',
  'server/test/lock',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Tests of servers and programs: they set what belongs to a whole process. */
const PROGRAMS = ['packages/{server,cli}/**/*.test.ts', 'scripts/**/*.test.mjs'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**', '**/test/sixth/*/**'];

/** Tests that bring cards of their own, or those of scenarios, into the pool of their game. */
const ADDING = /addCards|useOwnCards|scenarioAdapter|scenario-cards|\/scenario\.ts'/;
const ALONE = [
  ...PROGRAMS,
  // These ask of a whole pool.
  'packages/games/*/test/{pools,uses}.test.ts',
  'packages/games/*/src/cards/names.test.ts',
  // What is read first has the first number.
  'packages/games/*/{src/flow,bot}/order.test.ts',
  ...globSync('packages/games/**/*.test.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ADDING.test(readFileSync(join(ROOT, file), 'utf8'))),
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // One process for many files: what they share, cards above all, is fetched and compiled once.
        test: {
          name: 'together',
          include: ['packages/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...NEVER, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NEVER } },
    ],
    pool: 'forks',
    // One file more than there are cores: of the longest many wait for clocks, disks and programs, and left to itself vitest leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    // What bots play is checked in every test.
    setupFiles: [fileURLToPath(new URL('packages/kernel/test/checked.ts', import.meta.url))],
    sequence: { sequencer: LongestFirst },
    // Programs that tests start are compiled once.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)),
      // Tests play from the sources.
      KOLBISTE_BUNDLES: '',
    },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tried again only to tell chance from a fault: what passes then is named, and counts as failed (scripts/test/retried.mjs).
    retry: process.env['CI'] === 'true' ? 1 : 0,
  },
});
