// Are the tests of a game worth anything? Its rules are broken on purpose, in one place at a time, and its scenarios are
// run, then, for what they let live, its other tests. See docs/mutations.md.
//   npm run mutate -- --game G [--count 300] [--seed S] [--files legal.ts] [--scenarios] [--minutes 5] [--json]
//   npm run mutate -- --sample [--game G] [--update]     the committed sample, as in npm test
import { parseArgs } from 'node:util';
import { root } from './boot/platform.mjs';
import { ids } from './games.mjs';
import { measure } from './mutate/measure.mjs';
import { asJson, print } from './mutate/report.mjs';
import { checkSample, renewSample } from './mutate/sample.mjs';

/** @param {string} text what is wrong with the command line */
function refuse(text) {
  console.error(text);
  process.exit(2);
}

/** @param {string} name @param {string} text */
function whole(name, text) {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) refuse(`--${name}: a whole number from 1, not "${text}"`);
  return n;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'a' },
    files: { type: 'string', default: '' },
    scenarios: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '2' },
    sample: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { game, seed, files, json } = values;
if (game !== undefined && !ids.includes(game)) refuse(`--game: one of ${ids.join(', ')}, not "${game}"`);
const games = game === undefined ? ids : [game];
const jobs = whole('jobs', values.jobs);
if (values.sample) {
  let ok = true;
  for (const each of games) {
    if (values.update) await renewSample(root, each, { jobs });
    else ok = (await checkSample(root, each, { jobs })) && ok;
  }
  process.exitCode = ok ? 0 : 1;
} else {
  if (game === undefined) refuse(`--game: one of ${ids.join(', ')}`);
  const count = values.count === 'all' ? Number.POSITIVE_INFINITY : whole('count', values.count);
  const until = Date.now() + whole('minutes', values.minutes) * 60_000;
  const tell = process.stderr.isTTY
    ? (/** @type {string} */ text) => process.stderr.write(`\r${text}\x1b[K`)
    : () => {};
  const report = await measure(root, games[0] ?? '', {
    count,
    seed,
    files,
    jobs,
    until,
    suite: !values.scenarios,
    tell,
  });
  if (json) console.log(JSON.stringify(asJson(report), null, 2));
  else print(report);
}
