// Plays the same games in every JavaScript engine that is here and compares what came of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parity } from '../../packages/cli/src/parity/index.ts';
import { root } from '../boot/platform.mjs';
import { differences } from './compare.mjs';
import { engines, versionOf } from './engines.mjs';

/** @typedef {import('./engines.mjs').Digests} Digests */

const ENTRY = join(root, 'packages', 'cli', 'src', 'parity', 'index.ts');

/**
 * The one module for all engines.
 * @param {string} folder
 */
function bundle(folder) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const out = join(folder, 'out');
  const config = {
    logLevel: 'warn',
    build: {
      lib: { entry: ENTRY, formats: ['es'], fileName: 'parity' },
      outDir: out,
      target: 'es2022',
      emptyOutDir: false,
      // One file: a bare engine fetches nothing.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
  const file = join(folder, 'vite.config.mjs');
  writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
  const { status } = spawnSync(process.execPath, [vite, 'build', '--config', file], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the bundle could not be built, see above');
  return join(out, 'parity.js');
}

/** @param {number} games */
async function compare(games) {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-parity-'));
  try {
    const job = { bundle: bundle(folder), games };
    const started = performance.now();
    const reference = parity(games);
    const seconds = (performance.now() - started) / 1000;
    for (const { id, rulesVersion, decisions, block, blocks } of reference) {
      const played = Math.min(blocks.length * block, games);
      console.log(`${id}: rules ${rulesVersion}, ${played} games, ${decisions} decisions, ${blocks.length} hashes`);
    }
    row('same', 'Node (the sources)', seconds, process.version);
    return await inAll(job, reference);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} verdict @param {string} name @param {number | undefined} seconds @param {string} note */
function row(verdict, name, seconds, note) {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log(`${verdict.padEnd(9)} ${name.padEnd(28)} ${time.padStart(7)}  ${note}`.trimEnd());
}

/**
 * @param {import('./engines.mjs').Job} job
 * @param {Digests[]} reference
 */
async function inAll(job, reference) {
  let failed = 0;
  let skipped = 0;
  for (const { name, found, install, run } of engines) {
    if (found === undefined) {
      skipped++;
      row('skipped', name, undefined, `not installed (${install})`);
      continue;
    }
    const started = performance.now();
    try {
      const different = differences(reference, await run(found, job));
      row(different.length === 0 ? 'same' : 'DIFFERS', name, (performance.now() - started) / 1000, versionOf(found));
      for (const line of different) console.log(`          ${line}`);
      failed += different.length === 0 ? 0 : 1;
    } catch (error) {
      failed++;
      row('FAILED', name, (performance.now() - started) / 1000, error instanceof Error ? error.message : String(error));
    }
  }
  return { failed, skipped };
}

const HELP = `Usage: npm run parity -- [--games N]

Plays the same games (default 1000 of each game at random, and a few of bots) in Node, Chromium, Firefox ESR and WebKit's JavaScriptCore,
as far as they are installed, and compares the hashes of all states. KOLBISTE_CHROMIUM, KOLBISTE_FIREFOX and
KOLBISTE_JSC name other programs. Exit code 0: the same everywhere; 1: a difference; 2: bad arguments.`;

/**
 * Compares; the exit code.
 * @param {string[]} args
 */
export async function main(args) {
  let values;
  try {
    values = parseArgs({
      args,
      options: { games: { type: 'string', default: '1000' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1 || games > 1_000_000) {
    console.error(`--games: got ${values.games}, expected a whole number from 1 to 1000000.`);
    return 2;
  }
  const { failed, skipped } = await compare(games);
  const engine = (/** @type {number} */ n) => (n === 1 ? 'engine' : 'engines');
  const left = skipped === 0 ? '' : `, ${skipped} ${engine(skipped)} not installed`;
  console.log(failed === 0 ? `The same everywhere${left}.` : `${failed} ${engine(failed)} differ or failed${left}.`);
  return failed === 0 ? 0 : 1;
}
