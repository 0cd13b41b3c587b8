// The stages of `npm test`, in the order they run: the quick ones first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient } from '../boot/client.mjs';
import { ids } from '../games.mjs';
import { checkSample } from '../mutate/sample.mjs';
import { prepareChromium } from './chromium.mjs';
import { fromPlaywright, fromVitest, oneTest, strictly } from './counts.mjs';
import { prepareServerTests } from './debian.mjs';
import { tool, withReport } from './exec.mjs';
import { countLines, judgeLengths } from './length.mjs';
import { lockProblems } from './lockfile.mjs';
import { scanEngine } from './purity.mjs';
import { excuses, retriedInPlaywright, retriedInVitest, withoutRetried } from './retried.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ root: string, strict: boolean, deadline: number, files: string | undefined }} Context */
/** @typedef {{ name: string, what: string, run: (context: Context) => Promise<Counts> }} Stage */

const TYPE_CHECKS = ['tsconfig.json', 'tsconfig.engine.json', 'packages/web/tsconfig.json'];
const PLAYWRIGHT_CONFIG = join('packages', 'web', 'playwright.config.ts');

/** @type {readonly Stage[]} */
export const stages = [
  {
    name: 'format',
    what: 'layout and order of imports (npm run format puts it right)',
    run: checks(['@biomejs/biome/bin/biome', 'ci', '--reporter=summary']),
  },
  {
    name: 'lint',
    what: 'oxlint with type information',
    run: checks(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  },
  {
    name: 'types',
    what: 'TypeScript, strict; the engine without Node and without DOM',
    run: checks(...TYPE_CHECKS.map((config) => ['typescript-7/bin/tsc', '-p', config, ...remembering(config)])),
  },
  {
    name: 'imports',
    what: 'which package may import which, and that the pictures of it are true',
    run: checks(
      ['dependency-cruiser/bin/dependency-cruiser.mjs', 'packages', 'scripts', 'bench'],
      ['../scripts/architecture.mjs', '--check'],
    ),
  },
  { name: 'dead', what: 'unused files, exports and packages', run: checks(['knip/bin/knip.js']) },
  { name: 'lock', what: 'no package runs a script when installed', run: checkLock },
  { name: 'purity', what: 'no clock, locale or chance of its own in the engine', run: checkPurity },
  { name: 'length', what: 'files that hold more than one thing', run: checkLengths },
  { name: 'unit', what: 'vitest', run: runUnitTests },
  { name: 'mutants', what: 'rules broken on purpose are noticed by scenarios', run: checkMutants },
  { name: 'browser', what: 'the page in Chromium', run: runBrowserTests },
];

/**
 * What did not change since the last check is not checked again.
 * @param {string} config
 */
function remembering(config) {
  const name = config.replaceAll(/[\\/]/g, '-').replace('.json', '.tsbuildinfo');
  return ['--incremental', '--tsBuildInfoFile', join('node_modules', '.cache', 'types', name)];
}

/**
 * A stage of tools that say by their exit codes whether all is well.
 * @param {string[][]} commands
 * @returns {Stage['run']}
 */
function checks(...commands) {
  return async (context) => {
    let ok = true;
    for (const command of commands) ok = (await tool(context, command)) === 0 && ok;
    return oneTest(ok);
  };
}

/** @type {Stage['run']} */
async function checkLock({ root }) {
  const problems = lockProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  return oneTest(problems.length === 0);
}

/** @type {Stage['run']} */
async function checkPurity({ root }) {
  const { files, found } = scanEngine(root);
  for (const { file, line, what } of found) console.error(`${file}:${line}: ${what} has no place in the engine`);
  console.log(`${files} files of the engine read`);
  return oneTest(files > 0 && found.length === 0);
}

/** @type {Stage['run']} */
async function checkLengths({ root }) {
  const { long, stale } = judgeLengths(countLines(root));
  for (const { file, lines } of long)
    console.error(
      `${file}: ${lines} lines; what is two things goes into two files, or scripts/test/length.mjs says why not`,
    );
  for (const file of stale) console.error(`${file} is not long: scripts/test/length.mjs need not name it`);
  return oneTest(long.length === 0 && stale.length === 0);
}

/** @type {Stage['run']} */
async function checkMutants({ root }) {
  let ok = true;
  for (const game of ids) ok = (await checkSample(root, game, { jobs: 2, every: 2 })) && ok;
  return oneTest(ok);
}

/** @type {Stage['run']} */
async function runUnitTests(context) {
  if (context.files === undefined || context.files.includes('server')) await prepareServerTests(context.deadline);
  const { code, report } = await withReport((path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const files = context.files ? [context.files] : [];
    return tool(context, ['vitest/vitest.mjs', 'run', '--update=none', ...reporters, ...files]);
  });
  if (!report) return oneTest(false);
  return settled(context, withoutRetried(fromVitest(report, code), retriedInVitest(report, context.root), excuses()));
}

/** @type {Stage['run']} */
async function runBrowserTests(context) {
  const { root, strict, deadline } = context;
  if (!existsSync(join(root, PLAYWRIGHT_CONFIG))) return notRun(strict, `browser tests (no ${PLAYWRIGHT_CONFIG})`);
  const chromium = await prepareChromium(deadline);
  if ('reason' in chromium) return notRun(strict, chromium.reason);
  await ensureClient(root, process.execPath);
  const { code, report } = await withReport((path) =>
    tool(context, ['@playwright/test/cli.js', 'test', '--config', PLAYWRIGHT_CONFIG, '--reporter=list,json'], {
      // Playwright decides on colours itself.
      env: { NO_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: path, KOLBISTE_CHROMIUM: chromium.path },
    }),
  );
  if (!report) return oneTest(false);
  return settled(context, withoutRetried(fromPlaywright(report, code), retriedInPlaywright(report), excuses()));
}

/**
 * @param {Context} context
 * @param {Counts} counts
 * @returns {Counts}
 */
function settled({ strict }, counts) {
  return strict ? strictly(counts) : counts;
}

/**
 * @param {boolean} strict
 * @param {string} reason
 * @returns {Counts}
 */
function notRun(strict, reason) {
  if (!strict) return { passed: 0, failed: 0, skipped: [{ count: 1, reason }] };
  console.error(`Not run: ${reason}; here that counts as a failure.`);
  return oneTest(false);
}
