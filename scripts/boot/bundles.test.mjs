import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { threadOf } from '../../packages/cli/src/support/threads.ts';
import { ids } from '../games.mjs';
import { often } from '../long.mjs';
import { bundled, ensureBundles, plays, THREADS, useBundles, VARIABLE } from './bundles.mjs';
import { sourceHash } from './client.mjs';
import { root } from './platform.mjs';

const before = process.env[VARIABLE];
let folder = '';
const [first] = ids;

beforeAll(async () => {
  folder = await ensureBundles(root, process.execPath);
});
afterEach(() => {
  process.env[VARIABLE] = before;
});

/**
 * What a simulation comes to, but for its speed.
 * @param {string} game
 * @param {string} bundles
 */
function simulated(game, bundles) {
  const args = [
    join(root, 'packages/cli/bin/kolbiste.mjs'),
    'sim',
    game,
    '--games',
    often('4', '40'),
    '--seed',
    'bundle',
    '--json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', [VARIABLE]: bundles },
  });
  if (stdout === '') throw new Error(stderr);
  const { seconds: _s, gamesPerSecond: _g, decisionsPerSecond: _d, ...rest } = JSON.parse(stdout);
  return rest;
}

test('are made once for the same sources, for every game and thread', async () => {
  const made = statSync(folder).mtimeMs;
  expect(await ensureBundles(root, process.execPath)).toBe(folder);
  expect(statSync(folder).mtimeMs).toBe(made);
  expect(readdirSync(folder).sort()).toEqual(['duel', ...ids].sort());
  for (const thread of Object.keys(THREADS)) {
    const source = pathToFileURL(join(root, thread));
    process.env[VARIABLE] = folder;
    expect(threadOf(source, first).href).toBe(pathToFileURL(join(folder, first, thread.replace('.ts', '.mjs'))).href);
    expect(threadOf(source, 'no-such-game')).toBe(source);
    process.env[VARIABLE] = '';
    expect(threadOf(source, first)).toBe(source);
  }
});

test('have another name for other sources of any package but the page', () => {
  const copy = mkdtempSync(join(tmpdir(), 'kolbiste-bundles-'));
  /** @param {string} file */
  const hashWith = (file) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), file);
    return sourceHash(copy, bundled(copy));
  };
  try {
    const first = hashWith('packages/kernel/src/run.ts');
    expect(hashWith('packages/web/src/app.tsx')).toBe(first);
    expect(hashWith('packages/kernel/src/run.test.ts')).toBe(first);
    const seen = new Set([first]);
    for (const file of [
      'packages/games/duel/src/index.ts',
      'packages/new/src/index.ts',
      'bench/game.ts',
      'package-lock.json',
    ])
      seen.add(hashWith(file));
    expect(seen.size).toBe(5);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test.each(ids)('%s: the same games are played from a bundle and from the sources', (game) => {
  expect(simulated(game, folder)).toEqual(simulated(game, ''));
});

test('a thread does begin in its bundle', () => {
  const empty = mkdtempSync(join(tmpdir(), 'kolbiste-bundles-'));
  try {
    const worker = join(empty, first, 'packages/cli/src/sim/worker.mjs');
    mkdirSync(dirname(worker), { recursive: true });
    writeFileSync(worker, "throw new Error('begun in the bundle');");
    expect(() => simulated(first, empty)).toThrow('begun in the bundle');
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test('are used by what plays, and left alone where it is said already', async () => {
  expect(plays(['sim', first])).toBe(true);
  expect(plays(['rules'])).toBe(false);
  expect(plays([])).toBe(false);
  process.env[VARIABLE] = 'said';
  await useBundles(root, process.execPath);
  expect(process.env[VARIABLE]).toBe('said');
  delete process.env[VARIABLE];
  await useBundles(root, process.execPath);
  expect(process.env[VARIABLE]).toBe(folder);
});
