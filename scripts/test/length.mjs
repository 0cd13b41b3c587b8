// A file holds one thing: what grows beyond so many lines mostly holds two. The page and tests are not looked at.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 250;

/** Longer ones, and why each is one thing all the same. */
const LONGER = new Map([
  ['bench/boardgameio/rules.ts', 'the duel as another framework has it, to be read beside ours'],
  ['bench/duel/loop.ts', 'the yardstick: the duel as one loop without any call'],
  [
    'packages/server/src/table/policy-table.ts',
    'policies of a table: what is kept of them and what they answer share all fields',
  ],
  ['packages/server/test/client.ts', 'one client of the tests: what it says and what it hears share all fields'],
]);

/** @typedef {{ file: string, lines: number }} Long */

/**
 * Files that are too long, and entries of the list that no longer are.
 * @param {ReadonlyMap<string, number>} lines by file
 * @param {ReadonlyMap<string, string>} [longer]
 * @returns {{ long: Long[], stale: string[] }}
 */
export function judgeLengths(lines, longer = LONGER) {
  const long = [...lines].filter(([file, count]) => count > MOST && !longer.has(file));
  return {
    long: long.map(([file, count]) => ({ file, lines: count })),
    stale: [...longer.keys()].filter((file) => (lines.get(file) ?? 0) <= MOST),
  };
}

/**
 * @param {string} root
 * @returns {Map<string, number>} lines by file
 */
export function countLines(root) {
  const files = globSync(['packages/**/*.{ts,mjs}', 'bench/**/*.{ts,mjs}', 'scripts/**/*.mjs'], {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|page|tablekit|web)$/.test(name.split(/[\\/]/).at(-1) ?? ''),
  });
  const sources = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !/\.test\.(ts|mjs)$/.test(file));
  return new Map(sources.sort().map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length - 1]));
}
