// The tests of a game with woven sources and one switch on; see suite.mjs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** @type {Record<string, string>} */
const sources = JSON.parse(readFileSync(process.env['KOLBISTE_MUTANT_SOURCES'] ?? '', 'utf8'));

/** What takes longest comes last, the tests of words and card files behind it: they seldom notice a rule. */
const LAST = [/\/battery\.test/, /\/fuzz\.test/, /\/src\//];

class QuickestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const place = (/** @type {{ moduleId: string }} */ { moduleId }) => LAST.findIndex((part) => part.test(moduleId));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => sources[id.slice(root.length)],
    },
  ],
  test: {
    include: ['packages/games/*/{src,bot,test}/**/*.test.ts'],
    // What runs in processes of its own meets no mutant.
    exclude: ['packages/games/*/test/house/**', '**/node_modules/**'],
    setupFiles: [fileURLToPath(new URL('switch-on.mjs', import.meta.url))],
    maxWorkers: 1,
    pool: 'forks',
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
