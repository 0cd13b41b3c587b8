// `npm run long`: the tests by chance (scripts/long.mjs), each many times as often as in `npm test`. Takes an hour or two.
//
//   npm run long                    all of them
//   npm run long -- durable power   those whose paths contain one of these
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './boot/platform.mjs';
import { prepareServerTests } from './test/debian.mjs';
import { tool } from './test/exec.mjs';

const HOURS = 4;
const deadline = Date.now() + HOURS * 3_600_000;

/** The tests that ask how often. */
const files = globSync(['packages/**/*.test.ts', 'scripts/**/*.test.mjs'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).filter((file) => readFileSync(join(root, file), 'utf8').includes('long.mjs'));

const wanted = process.argv.slice(2);
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
if (chosen.length === 0) {
  console.error(`None of the long tests is called so; there are:\n${files.join('\n')}`);
  process.exit(2);
}
if (chosen.some((file) => file.includes('server'))) await prepareServerTests(deadline);
console.log(`Seeds stand in the names of the tests and in their files:\n${chosen.join('\n')}`);
const env = { KOLBISTE_LONG: '1' };
const args = ['vitest/vitest.mjs', 'run', '--update=none', `--testTimeout=${HOURS * 3_600_000}`, ...chosen];
process.exitCode = (await tool({ root, deadline }, args, { env })) ?? 1;
