// Builds the page when its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { ExpectedError, Interrupted, run } from './run.mjs';

/** Everything that goes into the page; tests and built files in them do not count. */
const SOURCES = [
  'packages/web',
  'packages/tablekit',
  'packages/kernel',
  'packages/bots',
  'packages/wire',
  'packages/gamekit',
  'packages/cardkit',
  'packages/games',
  'package-lock.json',
];
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report']);

/**
 * @param {string} root
 * @param {string} node the Node to build with
 * @returns {Promise<void>}
 */
export async function ensureClient(root, node) {
  if (isBuilt(root)) return;
  await withLock(
    join(root, '.kolbiste', 'client.lock'),
    async (adopt) => {
      if (!isBuilt(root)) await build(root, node, adopt);
    },
    (owner) => console.error(`The page is being built by process ${owner?.pid ?? 'unknown'}; waiting for it ...`),
  );
}

/**
 * @param {string} root
 * @param {string} node
 * @param {(worker: number) => void} onStart
 */
async function build(root, node, onStart) {
  console.error('Building the page ...');
  const web = join(root, 'packages', 'web');
  const hash = sourceHash(root);
  rmSync(stampPath(root), { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const ending = await run(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
    impatient: true,
    onStart,
  });
  if (ending.signal) throw new Interrupted(ending.signal);
  if (ending.code !== 0) throw new ExpectedError('The page could not be built: vite build failed, see above.');
  mkdirSync(join(root, '.kolbiste'), { recursive: true });
  writeFileSync(stampPath(root), `${hash}\n`);
}

/** @param {string} root */
function isBuilt(root) {
  if (!existsSync(join(root, 'packages', 'web', 'dist', 'index.html')) || !existsSync(stampPath(root))) return false;
  return readFileSync(stampPath(root), 'utf8').trim() === sourceHash(root);
}

/** @param {string} root */
function stampPath(root) {
  return join(root, '.kolbiste', 'client.stamp');
}

/**
 * One number for sources, of the page or others.
 * @param {string} root
 * @param {readonly string[]} sources folders and files
 */
export function sourceHash(root, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((each) => filesUnder(root, each))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !IGNORED_FOLDERS.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
