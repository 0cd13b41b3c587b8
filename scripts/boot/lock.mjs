// One set-up at a time in a checkout: a lock directory that names its owner.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
const HEARTBEAT_MS = 5_000;
/** Without a heartbeat for this long, an owner that cannot be asked (another machine, a reused pid) counts as gone. */
const SILENT_MS = 120_000;
/** Between making the directory and naming its owner lies an instant; more than this is a crash. */
const UNNAMED_MS = 5_000;

/** @typedef {{ pid: number, host: string, worker?: number }} Owner worker: the process it lets do the work */

/**
 * Runs the work while holding the lock; waits for a living owner, takes over from a dead one.
 * @template T
 * @param {string} directory
 * @param {(adopt: (worker: number) => void) => Promise<T>} work may name the process that does the work
 * @param {(owner: Owner | undefined) => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(directory, work, onWait = () => {}) {
  mkdirSync(dirname(directory), { recursive: true });
  let told = false;
  while (!tryAcquire(directory)) {
    if (isStale(directory)) {
      removeStale(directory);
      continue;
    }
    if (!told) onWait(readOwner(directory));
    told = true;
    await sleep(POLL_MS);
  }
  const beat = setInterval(() => touch(directory), HEARTBEAT_MS);
  try {
    return await work((worker) => writeOwner(directory, worker));
  } finally {
    clearInterval(beat);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} directory */
function tryAcquire(directory) {
  try {
    mkdirSync(directory);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeOwner(directory);
  return true;
}

/**
 * @param {string} directory
 * @param {number} [worker]
 */
function writeOwner(directory, worker) {
  writeFileSync(join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname(), worker }));
}

/**
 * Has the owner of this lock died without letting go?
 * @param {string} directory
 * @param {number} [now]
 */
export function isStale(directory, now = Date.now()) {
  const age = ageOf(directory, now);
  if (age === undefined) return false;
  const owner = readOwner(directory);
  if (!owner) return age > UNNAMED_MS;
  if (age > SILENT_MS) return true;
  const alive = isAlive(owner.pid) || (owner.worker !== undefined && isAlive(owner.worker));
  return owner.host === hostname() && !alive;
}

/**
 * Two who see the same dead owner must not remove each other's fresh lock: the removal has a lock of its own,
 * and looks again under it.
 * @param {string} directory
 */
function removeStale(directory) {
  const guard = `${directory}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    if ((ageOf(guard, Date.now()) ?? 0) > UNNAMED_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  if (isStale(directory)) rmSync(directory, { recursive: true, force: true });
  rmSync(guard, { recursive: true, force: true });
}

/**
 * @param {string} directory
 * @returns {Owner | undefined}
 */
function readOwner(directory) {
  try {
    return JSON.parse(readFileSync(join(directory, 'owner.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * @param {string} path
 * @param {number} now
 */
function ageOf(path, now) {
  try {
    return now - statSync(path).mtimeMs;
  } catch {
    return undefined;
  }
}

/** @param {string} directory */
function touch(directory) {
  const now = new Date();
  try {
    utimesSync(directory, now, now);
  } catch {
    // the work goes on; the end of it removes what is left
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
