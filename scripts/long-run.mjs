// `npm run long`: the tests by chance (scripts/long.mjs), each many times as often as in `npm test`, and the browser tests
// that `npm test` leaves out (`LONG` in packages/web/e2e/seeded.ts). Takes two hours or three.
//
//   npm run long                    all of them
//   npm run long -- durable power   those whose paths contain one of these
//   npm run long -- e2e             those of the browser, all of each file that has some
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient } from './boot/client.mjs';
import { root } from './boot/platform.mjs';
import { prepareChromium } from './test/chromium.mjs';
import { prepareServerTests } from './test/debian.mjs';
import { tool } from './test/exec.mjs';

const HOURS = 4;
const deadline = Date.now() + HOURS * 3_600_000;
const env = { KOLBISTE_LONG: '1' };
const wanted = process.argv.slice(2);

/**
 * @param {string[]} patterns
 * @param {RegExp} mark
 */
function find(patterns, mark) {
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).filter((file) =>
    mark.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** @param {string} file */
const isWanted = (file) => wanted.length === 0 || wanted.some((part) => file.includes(part));

/**
 * The tests that ask how often.
 * @param {string[]} files
 */
async function runUnit(files) {
  if (files.some((file) => file.includes('server'))) await prepareServerTests(deadline);
  const args = ['vitest/vitest.mjs', 'run', '--update=none', `--testTimeout=${HOURS * 3_600_000}`, ...files];
  return (await tool({ root, deadline }, args, { env })) === 0;
}

/** @param {string[]} files */
async function runBrowser(files) {
  const chromium = await prepareChromium(deadline);
  if ('reason' in chromium) {
    console.error(`Not run: ${chromium.reason}`);
    return false;
  }
  await ensureClient(root, process.execPath);
  const config = ['--config', join('packages', 'web', 'playwright.config.ts')];
  const args = ['@playwright/test/cli.js', 'test', ...config, '--reporter=list', ...files];
  const code = await tool({ root, deadline }, args, { env: { ...env, KOLBISTE_CHROMIUM: chromium.path } });
  return code === 0;
}

const unit = find(['packages/**/*.test.ts', 'scripts/**/*.test.mjs'], /long\.mjs/);
const browser = find(['packages/web/e2e/**/*.spec.ts'], /\bLONG\b|\blongIf\b/);
const chosen = { unit: unit.filter(isWanted), browser: browser.filter(isWanted) };
if (chosen.unit.length + chosen.browser.length === 0) {
  console.error(`None of the long tests is called so; there are:\n${[...unit, ...browser].join('\n')}`);
  process.exit(2);
}
console.log(
  `Seeds stand in the names of the tests and in their files:\n${[...chosen.unit, ...chosen.browser].join('\n')}`,
);
let ok = true;
if (chosen.unit.length > 0) ok = await runUnit(chosen.unit);
if (chosen.browser.length > 0) ok = (await runBrowser(chosen.browser)) && ok;
process.exitCode = ok ? 0 : 1;
