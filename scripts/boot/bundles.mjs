// Brings the bundles of what plays in line with the sources, and does nothing when they are.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './client.mjs';
import { withLock } from './lock.mjs';
import { ExpectedError, Interrupted, run } from './run.mjs';

/** Names the folder of bundles that fit the sources; set by whoever has just made sure of it. */
export const VARIABLE = 'KOLBISTE_BUNDLES';

/** Threads that play, and what each knows: one game, or also the duel of the benchmark. */
export const THREADS = /** @type {const} */ ({
  'packages/cli/src/sim/worker.ts': 'game',
  'packages/cli/src/play/worker.ts': 'game',
  'bench/registry.ts': 'game or duel',
});

/**
 * All that goes into them: every package but those of the page. The builder fails when it reads anything else of the house.
 * @param {string} root
 */
export function bundled(root) {
  const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'web' && name !== 'tablekit');
  return [...packages.sort().map((name) => `packages/${name}`), 'bench', 'scripts/bundle.mjs', 'package-lock.json'];
}

/** Commands that play a great many games. */
const PLAYING = new Set(['sim', 'strength', 'play', 'bench']);

/** @param {readonly string[]} args of the command line */
export const plays = (args) => PLAYING.has(args[0] ?? '');

/**
 * From now on this process and its children play from bundles; from the sources where none can be made, or where the
 * variable is set already (to nothing: by tests).
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function useBundles(root, node) {
  if (process.env[VARIABLE] !== undefined) return;
  try {
    process.env[VARIABLE] = await ensureBundles(root, node);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    console.error(`${error instanceof Error ? error.message : error}\nPlaying from the sources.`);
  }
}

const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/**
 * The folder of the bundles of these very sources: its name is a hash of their content.
 * @param {string} root
 * @param {string} node the Node to build with
 * @returns {Promise<string>}
 */
export async function ensureBundles(root, node) {
  const parent = join(root, '.kolbiste', 'bundles');
  const folder = join(parent, sourceHash(root, bundled(root)).slice(0, 16));
  if (existsSync(folder)) return folder;
  await withLock(
    join(root, '.kolbiste', 'bundles.lock'),
    async (adopt) => {
      if (existsSync(folder)) return;
      forget(parent);
      const part = `${folder}.part`;
      rmSync(part, { recursive: true, force: true });
      mkdirSync(part, { recursive: true });
      console.error('Bundling what plays ...');
      const ending = await run(node, [join(root, 'scripts', 'bundle.mjs'), part], {
        stdio: ['ignore', 2, 2],
        impatient: true,
        onStart: adopt,
      });
      if (ending.signal) throw new Interrupted(ending.signal);
      if (ending.code !== 0) throw new ExpectedError('What plays could not be bundled, see above.');
      renameSync(part, folder);
    },
    (owner) => console.error(`What plays is being bundled by process ${owner?.pid ?? 'unknown'}; waiting for it ...`),
  );
  return folder;
}

/**
 * Removes bundles of sources of before; those of the last day may still be played from.
 * @param {string} parent
 */
function forget(parent) {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > FORGOTTEN_MS) rmSync(folder, { recursive: true, force: true });
  }
}
