import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale, withLock } from './lock.mjs';

let folder = '';
let lock = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolbiste-lock-'));
  lock = join(folder, 'state', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {number} pid
 * @param {string} [host]
 * @param {number} [worker]
 */
function leaveLock(pid, host = hostname(), worker) {
  mkdirSync(lock, { recursive: true });
  writeFileSync(join(lock, 'owner.json'), JSON.stringify({ pid, host, worker }));
}

async function deadPid() {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('close', resolve));
  return child.pid ?? 0;
}

test('the second waits for the first, and hears who it is', async () => {
  /** @type {string[]} */
  const log = [];
  const first = withLock(lock, async () => {
    log.push('first in');
    await sleep(300);
    log.push('first out');
  });
  const second = withLock(
    lock,
    async () => void log.push('second in'),
    (owner) => log.push(`waiting for ${owner?.pid}`),
  );
  await Promise.all([first, second]);
  expect(log).toEqual(['first in', `waiting for ${process.pid}`, 'first out', 'second in']);
  expect(existsSync(lock)).toBe(false);
});

test('a failing owner lets go, and its value or error comes through', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(lock, () => Promise.resolve(7))).toBe(7);
});

test('the lock of a dead process is taken over', async () => {
  leaveLock(await deadPid());
  expect(isStale(lock)).toBe(true);
  let waited = false;
  expect(
    await withLock(
      lock,
      () => Promise.resolve('mine'),
      () => (waited = true),
    ),
  ).toBe('mine');
  expect(waited).toBe(false);
});

test('a dead owner whose worker lives on still holds it', async () => {
  leaveLock(await deadPid(), hostname(), process.pid);
  expect(isStale(lock)).toBe(false);
  leaveLock(await deadPid(), hostname(), await deadPid());
  expect(isStale(lock)).toBe(true);
});

test('the work may name its worker', async () => {
  const owner = await withLock(lock, async (adopt) => {
    adopt(4711);
    return JSON.parse(readFileSync(join(lock, 'owner.json'), 'utf8'));
  });
  expect(owner).toMatchObject({ pid: process.pid, worker: 4711 });
});

test('a living owner keeps it, one silent for minutes does not', () => {
  leaveLock(process.pid);
  expect(isStale(lock)).toBe(false);
  expect(isStale(lock, Date.now() + 200_000)).toBe(true);
});

test('an owner on another machine cannot be asked: only silence tells', async () => {
  leaveLock(await deadPid(), 'elsewhere');
  expect(isStale(lock)).toBe(false);
  utimesSync(lock, new Date(0), new Date(0));
  expect(isStale(lock)).toBe(true);
});

test('a lock without a name is young or a wreck', () => {
  mkdirSync(lock, { recursive: true });
  expect(isStale(lock)).toBe(false);
  expect(isStale(lock, Date.now() + 10_000)).toBe(true);
});

test('many processes that find a dead owner work one after another', async () => {
  leaveLock(await deadPid());
  const log = join(folder, 'log');
  const code = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    await withLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      await new Promise((done) => setTimeout(done, 50));
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;
  const codes = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
    return new Promise((resolve) => child.on('close', resolve));
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(6));
});
