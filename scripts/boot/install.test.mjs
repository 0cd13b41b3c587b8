import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestHash, matchesLock, missingPackages, workspaces } from './install.mjs';

const linux = { platform: 'linux', arch: 'x64', glibc: true };
const lock = {
  packages: {
    '': { dependencies: { a: '1.0.0' } },
    'packages/x': { devDependencies: { b: '2.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', dev: true },
    'node_modules/n-x64': { version: '1.0.0', integrity: 'n', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/n-musl': {
      version: '1.0.0',
      integrity: 'm',
      optional: true,
      os: ['linux'],
      cpu: 'x64',
      libc: ['musl'],
    },
    'node_modules/n-mac': { version: '1.0.0', integrity: 'o', optional: true, os: ['darwin'] },
    'node_modules/wasm-helper': { version: '1.0.0', integrity: 'w', optional: true },
    'node_modules/x': { resolved: 'packages/x', link: true },
  },
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kolbiste-install-'));
  write('package.json', { workspaces: ['packages/*', 'extra', 'absent/*'], dependencies: { a: '1.0.0' } });
  write('packages/x/package.json', { devDependencies: { b: '2.0.0' } });
  write('packages/no-package/readme.json', {});
  write('package-lock.json', lock);
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} file
 * @param {unknown} content
 */
function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** @param {string[]} names */
function installed(...names) {
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => names.includes(path.slice(13))));
  return { packages };
}

test('what is missing depends on the mode and on the machine', () => {
  expect(missingPackages(lock, installed(), 'full', linux)).toEqual([
    'node_modules/a',
    'node_modules/b',
    'node_modules/n-x64',
    'node_modules/x',
  ]);
  expect(missingPackages(lock, installed('a', 'x'), 'runtime', linux)).toEqual(['node_modules/n-x64']);
  expect(missingPackages(lock, installed('a', 'x'), 'runtime', { ...linux, platform: 'darwin' })).toEqual([
    'node_modules/n-mac',
  ]);
  expect(missingPackages(lock, installed('a', 'x'), 'runtime', { ...linux, glibc: false })).toContain(
    'node_modules/n-musl',
  );
});

test('another version or another content is as good as missing', () => {
  const there = installed('a', 'b', 'n-x64', 'x');
  expect(missingPackages(lock, there, 'full', linux)).toEqual([]);
  const older = { packages: { ...there.packages, 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } } };
  expect(missingPackages(lock, older, 'full', linux)).toEqual(['node_modules/a']);
  const other = { packages: { ...there.packages, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-z' } } };
  expect(missingPackages(lock, other, 'full', linux)).toEqual(['node_modules/a']);
});

test('workspaces are the folders with a package.json', () => {
  expect(workspaces(root)).toEqual(['packages/x']);
});

test('the hash sees the lock file and every package.json', () => {
  const before = manifestHash(root);
  expect(manifestHash(root)).toBe(before);
  write('packages/x/package.json', { devDependencies: { b: '2.0.1' } });
  const changed = manifestHash(root);
  expect(changed).not.toBe(before);
  write('package-lock.json', '{"packages":{}}');
  expect(manifestHash(root)).not.toBe(changed);
});

test('an install made by hand is recognized, a half of one is not', () => {
  expect(matchesLock(root, 'runtime', linux)).toBe(false);
  write('node_modules/.package-lock.json', installed('a', 'n-x64', 'x'));
  expect(matchesLock(root, 'runtime', linux)).toBe(false);
  for (const name of ['a', 'n-x64', 'x']) write(`node_modules/${name}/package.json`, {});
  expect(matchesLock(root, 'runtime', linux)).toBe(true);
  expect(matchesLock(root, 'full', linux)).toBe(false);
  write('packages/x/package.json', { devDependencies: { b: '3.0.0' } });
  expect(matchesLock(root, 'runtime', linux)).toBe(false);
});

/** A stand-in for npm: notes its arguments, takes a while, leaves a node_modules behind. */
const FAKE_NPM = `
  const { appendFileSync, mkdirSync, rmSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2, 4).join(' ') + '\\n');
  rmSync('node_modules', { recursive: true, force: true });
  setTimeout(() => { mkdirSync('node_modules'); process.exit(Number(process.env.FAKE_CODE ?? 0)); }, 300);`;

/**
 * @param {string} mode
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number | null, errors: string }>}
 */
function ensure(mode, env = {}) {
  const module = JSON.stringify(new URL('./install.mjs', import.meta.url).href);
  const machine = JSON.stringify(linux);
  const code = `import { ensureInstalled } from ${module};
    await ensureInstalled(process.cwd(), '${mode}', ${machine}).catch((e) => { console.error(e.message); process.exitCode = 9; });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), npm_node_execpath: process.execPath, ...env },
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ code: status, errors })));
}

const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : [];

test('npm runs once for a change, once for two starts at a time, and again for a fuller mode', async () => {
  write('npm-cli.js', FAKE_NPM);
  const both = await Promise.all([ensure('runtime'), ensure('runtime')]);
  expect(both.map((each) => each.code)).toEqual([0, 0]);
  expect(calls()).toEqual(['ci --omit=dev']);
  await ensure('runtime');
  expect(calls()).toHaveLength(1);
  await ensure('full');
  await ensure('runtime');
  expect(calls()).toEqual(['ci --omit=dev', 'ci --include=dev']);
  write('packages/x/package.json', { devDependencies: { b: '2.0.1' } });
  const { errors } = await ensure('runtime');
  expect(calls()).toHaveLength(3);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test('an install that fails says so, and is tried again the next time', async () => {
  write('npm-cli.js', FAKE_NPM);
  const failed = await ensure('full', { FAKE_CODE: '1' });
  expect(failed.code).toBe(9);
  expect(failed.errors).toContain('npm ci failed');
  expect((await ensure('full')).code).toBe(0);
  expect(calls()).toHaveLength(2);
});
