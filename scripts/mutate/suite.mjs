// The other tests of a game against a mutant that its scenarios let live: one run of vitest each, until a test fails.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A run that takes so much longer than the one without a mutant does not end; at least so many milliseconds. */
const LONGER = 5;
const MS_FOR_ONE = 180_000;
const MS_FOR_BASELINE = 1_200_000;

/** With this switch on nothing is changed. */
const NONE = -1;

/**
 * The test that failed, by vitest's report; those that were called off behind it have no message.
 * @param {string} report
 * @returns {string | undefined} undefined = none did, or there is no report
 */
export function failedIn(report) {
  /** @type {{ testResults: { name: string, message: string, assertionResults: { fullName: string, failureMessages: string[] | null }[] }[] } | undefined} */
  let read;
  try {
    read = JSON.parse(report);
  } catch {
    return undefined;
  }
  for (const { name, message, assertionResults } of read?.testResults ?? []) {
    const file = name.split('/').at(-1);
    const test = assertionResults.find(({ failureMessages }) => (failureMessages ?? []).length > 0);
    if (test !== undefined) return `${file} > ${test.fullName}`;
    if (message !== '' && assertionResults.length === 0) return file;
  }
  return undefined;
}

/**
 * @param {string} root
 * @param {string} game
 * @param {string} sources the file with the woven sources
 * @param {number} id of the mutant, NONE = none of them
 * @param {number} most milliseconds that it may take
 * @returns {Promise<{ killedBy: string | undefined, why: string }>}
 */
function runSuite(root, game, sources, id, most) {
  const report = join(dirname(sources), `${id}.report.json`);
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${join(root, 'scripts/mutate/vitest.config.mjs')}`,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    '--testNamePattern=^(?!scenarios )',
    `packages/games/${game}/`,
  ];
  const env = { ...process.env, NO_COLOR: '1', KOLBISTE_MUTANT_SOURCES: sources, KOLBISTE_MUTANT: String(id) };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, most);
    child.on('close', (code) => {
      clearTimeout(timer);
      const failed = failedIn(existsSync(report) ? readFileSync(report, 'utf8') : '');
      const killedBy = late ? 'time' : code === 0 ? undefined : (failed ?? 'the run');
      resolve({ killedBy, why: failed ?? '' });
    });
  });
}

/**
 * @param {string} root
 * @param {string} game
 * @param {Record<string, string>} sources the woven ones
 * @param {readonly number[]} ids
 * @param {{ jobs: number, until: number, tell?: (done: number) => void }} options `until`: begin none after this time
 * @returns {Promise<Map<number, { killedBy: string | undefined, why: string }>>} those that were run
 * @throws when the tests fail without any mutant: then nothing can be said of one
 */
export async function runSuites(root, game, sources, ids, { jobs, until, tell }) {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-mutants-'));
  const fates = new Map();
  let most = MS_FOR_BASELINE;
  try {
    const file = join(folder, 'sources.json');
    writeFileSync(file, JSON.stringify(sources));
    if (ids.length > 0) {
      const began = Date.now();
      const { killedBy } = await runSuite(root, game, file, NONE, most);
      most = Math.max(MS_FOR_ONE, LONGER * (Date.now() - began));
      if (killedBy !== undefined) throw new Error(`the tests of ${game} fail with no mutant on: ${killedBy}`);
    }
    let next = 0;
    const lane = async () => {
      for (let at = next++; at < ids.length && Date.now() < until; at = next++) {
        const id = ids[at];
        fates.set(id, await runSuite(root, game, file, id, most));
        tell?.(fates.size);
      }
    };
    await Promise.all(Array.from({ length: jobs }, lane));
    return fates;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
