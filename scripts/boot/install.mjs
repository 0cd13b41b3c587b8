// Brings node_modules in line with the lock file, and does nothing when it is.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { ExpectedError, Interrupted, run } from './run.mjs';

/** @typedef {'runtime' | 'full'} Mode */
/** @typedef {{ hash: string, mode: Mode }} Stamp */
/** @typedef {string | string[]} OneOrMany */
/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean, os?: OneOrMany, cpu?: OneOrMany, libc?: OneOrMany, hasInstallScript?: boolean } & Record<string, unknown>} Entry
 */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ platform: string, arch: string, glibc: boolean }} Target */

const DECLARATIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Installs packages if the lock file, a package.json or the wanted mode changed since the last time.
 * A full install serves as a runtime one.
 * @param {string} root
 * @param {Mode} mode
 * @param {Target} target
 * @returns {Promise<void>}
 */
export async function ensureInstalled(root, mode, target) {
  if (isInstalled(root, mode)) return;
  await withLock(
    join(root, '.kolbiste', 'setup.lock'),
    async (adopt) => {
      if (isInstalled(root, mode)) return;
      const found = ['full', mode].find((each) => matchesLock(root, /** @type {Mode} */ (each), target));
      if (found) writeStamp(root, /** @type {Mode} */ (found));
      else await install(root, mode, adopt);
    },
    (owner) => say(`Another set-up is running here (process ${owner?.pid ?? 'unknown'}); waiting for it ...`),
  );
}

/**
 * @param {string} root
 * @param {Mode} mode
 * @param {(worker: number) => void} onStart
 */
async function install(root, mode, onStart) {
  say(`Installing ${mode === 'full' ? 'all packages' : 'the packages needed to play'} (about half a minute) ...`);
  const flags = [mode === 'full' ? '--include=dev' : '--omit=dev', '--include=optional', '--ignore-scripts'];
  const { command, prefix, env } = npmCommand();
  const ending = await run(command, [...prefix, 'ci', ...flags, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Told to stop, npm would first finish and then undo; what a killed one leaves behind, the next start replaces.
    impatient: true,
    onStart,
    shell: process.platform === 'win32' && prefix.length === 0,
  });
  if (ending.signal) throw new Interrupted(ending.signal);
  if (ending.code !== 0) {
    process.stderr.write(ending.output);
    throw new ExpectedError(
      'The packages could not be installed: npm ci failed, its messages above say why. ' +
        'Check the network connection and run the same command again.',
    );
  }
  writeStamp(root, mode);
}

/** The npm that started us, or else the one on the path; never with a Node out of the folder that npm ci empties. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node, PATH = '' } = process.env;
  const path = PATH.split(delimiter).filter((each) => !each.includes('node_modules'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  if (cli?.endsWith('npm-cli.js') && existsSync(cli)) {
    return { command: node && existsSync(node) ? node : process.execPath, prefix: [cli], env };
  }
  return { command: 'npm', prefix: [], env };
}

/**
 * @param {string} root
 * @param {Mode} mode
 */
function isInstalled(root, mode) {
  const stamp = readJson(stampPath(root));
  return stamp?.hash === manifestHash(root) && (stamp.mode === 'full' || stamp.mode === mode);
}

/**
 * Whether what lies in node_modules is what the lock file asks for (a developer may have run npm install).
 * @param {string} root
 * @param {Mode} mode
 * @param {Target} target
 */
export function matchesLock(root, mode, target) {
  const lock = readJson(join(root, 'package-lock.json'));
  const hidden = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!lock || !hidden) return false;
  for (const directory of ['', ...workspaces(root)]) {
    if (!declaresTheSame(lock.packages[directory], readJson(join(root, directory, 'package.json')))) return false;
  }
  return missingPackages(lock, hidden, mode, target).length === 0 && allOnDisk(root, hidden);
}

/**
 * The packages of the lock that this machine needs in this mode and that are not installed in that version.
 * @param {Lock} lock
 * @param {Lock} hidden
 * @param {Mode} mode
 * @param {Target} target
 * @returns {string[]}
 */
export function missingPackages(lock, hidden, mode, target) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && isWanted(entry, mode, target))
    .filter(([path, entry]) => {
      const there = hidden.packages[path];
      return !there || there.version !== entry.version || there.integrity !== entry.integrity;
    })
    .map(([path]) => path);
}

/**
 * @param {Entry} entry
 * @param {Mode} mode
 * @param {Target} target
 */
function isWanted(entry, mode, target) {
  if (mode === 'runtime' && entry.dev) return false;
  if (!entry.optional && !entry.devOptional) return true;
  // Optional packages that fit any machine are the children of those that fit one: they come and go with them.
  if (!entry.os && !entry.cpu) return false;
  const libc = target.glibc ? 'glibc' : 'musl';
  return (
    allows(entry.os, target.platform) &&
    allows(entry.cpu, target.arch) &&
    (target.platform !== 'linux' || allows(entry.libc, libc))
  );
}

/**
 * @param {OneOrMany | undefined} rule
 * @param {string} value
 */
function allows(rule, value) {
  if (!rule) return true;
  const list = [rule].flat();
  if (list.includes(`!${value}`)) return false;
  return list.every((each) => each.startsWith('!')) || list.includes(value);
}

/**
 * @param {Entry | undefined} locked
 * @param {Record<string, unknown> | undefined} declared
 */
function declaresTheSame(locked, declared) {
  if (!locked || !declared) return false;
  return DECLARATIONS.every((kind) => sorted(locked[kind]) === sorted(declared[kind]));
}

/** @param {unknown} record */
function sorted(record) {
  return JSON.stringify(Object.entries(record ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {string} root
 * @param {Lock} hidden
 */
function allOnDisk(root, hidden) {
  return Object.keys(hidden.packages).every((path) => existsSync(join(root, path, 'package.json')));
}

/**
 * One number for everything that decides what npm installs.
 * @param {string} root
 */
export function manifestHash(root) {
  const hash = createHash('sha256');
  const manifests = ['', ...workspaces(root)].map((directory) => join(directory, 'package.json'));
  for (const file of ['package-lock.json', ...manifests]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The workspace folders, relative, in a fixed order.
 * @param {string} root
 * @returns {string[]}
 */
export function workspaces(root) {
  /** @type {string[]} */
  const patterns = readJson(join(root, 'package.json'))?.workspaces ?? [];
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
    })
    .filter((directory) => existsSync(join(root, directory, 'package.json')))
    .sort();
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.kolbiste-stamp.json');
}

/**
 * @param {string} root
 * @param {Mode} mode
 */
function writeStamp(root, mode) {
  writeFileSync(stampPath(root), `${JSON.stringify({ hash: manifestHash(root), mode })}\n`);
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} line */
function say(line) {
  console.error(line);
}
