// `npm test`: everything that must hold, in one run. Each stage runs even when one before it failed.
//
//   npm test                            all stages
//   npm test -- --only unit,lint        these stages alone
//   npm test -- --only unit --files run unit tests whose path contains "run"
//   npm test -- --list                  the names of the stages
//
// Environment:
//   KOLBISTE_SETUP=0     never install Debian packages (Chromium, PostgreSQL, strace)
//   KOLBISTE_CHROMIUM    path of the Chromium to test with
//   CI=true, KOLBISTE_CI=1   tests that cannot run, of the browser or the database, count as failed, not as skipped;
//                            with CI=true what fails is tried again, and what passes then is named and counts as failed all
//                            the same, but for the tests that `test/retried.json` names with a reason
//
// The last two lines are `N skipped: reasons` and `N passed, N failed`. A check that is no test file counts as one test.
import { parseArgs } from 'node:util';
import { root } from './boot/platform.mjs';
import { lastLines, total } from './test/counts.mjs';
import { stages } from './test/stages.mjs';

const MINUTES_FOR_ALL = 84;

/**
 * @param {string | undefined} only
 * @returns {typeof stages}
 */
function choose(only) {
  if (only === undefined) return stages;
  const names = only.split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(', ')}; there are: ${stages.map((stage) => stage.name).join(', ')}.`);
    process.exit(2);
  }
  return stages.filter((stage) => names.includes(stage.name));
}

/**
 * @param {(typeof stages)[number]} stage
 * @param {import('./test/stages.mjs').Context} context
 * @returns {Promise<import('./test/counts.mjs').Counts>}
 */
async function runStage(stage, context) {
  const started = Date.now();
  console.log(`\n== ${stage.name}: ${stage.what}`);
  let counts;
  try {
    counts = await stage.run(context);
  } catch (error) {
    console.error(error);
    counts = { passed: 0, failed: 1, skipped: [] };
  }
  const verdict = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'skipped';
  console.log(`== ${stage.name}: ${verdict} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return counts;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, files: { type: 'string' }, list: { type: 'boolean' } },
});

if (values.list) {
  for (const stage of stages) console.log(`${stage.name.padEnd(10)} ${stage.what}`);
} else {
  const strict = process.env['CI'] === 'true' || process.env['KOLBISTE_CI'] === '1';
  const context = { root, strict, deadline: Date.now() + MINUTES_FOR_ALL * 60_000, files: values.files };
  const results = [];
  for (const stage of choose(values.only)) {
    results.push({ name: stage.name, counts: await runStage(stage, context) });
  }
  const failed = results.filter((each) => each.counts.failed > 0).map((each) => each.name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  const sum = total(results.map((each) => each.counts));
  console.log(`\n${lastLines(sum).join('\n')}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
