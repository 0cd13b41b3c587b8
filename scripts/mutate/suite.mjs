// The other tests of a game against a mutant that its scenarios let live: one run of vitest each, until a test fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MS_FOR_ONE = 180_000;

/**
 * @param {string} root
 * @param {string} game
 * @param {string} sources the file with the woven sources
 * @param {number} id
 * @returns {Promise<{ killedBy: string | undefined, why: string }>}
 */
function runSuite(root, game, sources, id) {
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${join(root, 'scripts/mutate/vitest.config.mjs')}`,
    '--bail=1',
    '--reporter=tap-flat',
    '--testNamePattern=^(?!scenarios )',
    `packages/games/${game}/`,
  ];
  const env = { ...process.env, NO_COLOR: '1', KOLBISTE_MUTANT_SOURCES: sources, KOLBISTE_MUTANT: String(id) };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, MS_FOR_ONE);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      const failed = /^not ok \d+ - (.*?)(?: # time.*)?$/m.exec(output)?.[1];
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
 */
export async function runSuites(root, game, sources, ids, { jobs, until, tell }) {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-mutants-'));
  const fates = new Map();
  try {
    const file = join(folder, 'sources.json');
    writeFileSync(file, JSON.stringify(sources));
    let next = 0;
    const lane = async () => {
      for (let at = next++; at < ids.length && Date.now() < until; at = next++) {
        const id = ids[at];
        fates.set(id, await runSuite(root, game, file, id));
        tell?.(fates.size);
      }
    };
    await Promise.all(Array.from({ length: jobs }, lane));
    return fates;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
