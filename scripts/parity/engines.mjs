// The JavaScript engines of this machine, each with a way to run the bundle and to say which version it is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resultServer } from './server.mjs';

/** @typedef {{ id: string, rulesVersion: string, decisions: number, block: number, blocks: readonly string[] }} Digests */
/** @typedef {{ bundle: string, games: number }} Job */
/** @typedef {{ name: string, found: string | undefined, install: string, run: (path: string, job: Job) => Promise<Digests[]> }} Engine */

const LIMIT_MS = 180_000;
const TEXT_ENCODER = fileURLToPath(new URL('./text-encoder.mjs', import.meta.url));

/**
 * The first of the commands that is there: a path, or a name on the PATH.
 * @param {string | undefined} own what the user names
 * @param {string[]} names
 */
function find(own, names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const wanted = own ? [own] : names;
  const places = wanted.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return places.find((path) => existsSync(path));
}

/**
 * The version an engine gives, in one line; nothing where it gives none.
 * @param {string} path
 */
export function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000, input: '' });
  const line = (stdout ?? '').trim().split('\n')[0];
  // The shell of JavaScriptCore knows no such flag and answers with its prompt.
  return /\d/.test(line) ? line : '';
}

/**
 * Opens a page in a browser and waits for what it sends.
 * @param {string} path
 * @param {Job} job
 * @param {(profile: string, url: string) => string[]} args
 */
async function inBrowser(path, job, args) {
  const profile = mkdtempSync(join(tmpdir(), 'kolbiste-parity-'));
  const server = await resultServer(job.bundle, job.games);
  const child = spawn(path, args(profile, server.url), {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
    env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' },
  });
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => reject(new Error(`the browser ended by itself (${signal ?? code})`)));
    setTimeout(() => reject(new Error(`no result in ${LIMIT_MS / 1000} seconds`)), LIMIT_MS).unref();
  });
  try {
    return await Promise.race([server.result, failed]);
  } finally {
    failed.catch(() => {});
    await stop(child);
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/**
 * Ends a browser and the processes it started.
 * @param {import('node:child_process').ChildProcess} child
 */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** @param {string} path @param {Job} job */
async function inBareEngine(path, job) {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-parity-'));
  try {
    const script = join(folder, 'run.mjs');
    const lines = [
      `import ${JSON.stringify(TEXT_ENCODER)};`,
      `import { parity } from ${JSON.stringify(job.bundle)};`,
      `print(JSON.stringify(parity(${job.games})));`,
    ];
    writeFileSync(script, `${lines.join('\n')}\n`);
    const { stdout, stderr, status, error } = spawnSync(path, ['-m', script], { encoding: 'utf8', timeout: LIMIT_MS });
    if (error) throw error;
    if (status !== 0) throw new Error(`it ended with ${status}: ${(stderr || stdout).trim().slice(0, 300)}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} _path @param {Job} job */
async function inNode(_path, job) {
  const { parity } = await import(pathToFileURL(job.bundle).href);
  return parity(job.games);
}

/** @type {Engine[]} */
export const engines = [
  { name: 'Node (the bundle)', found: process.execPath, install: '', run: inNode },
  {
    name: 'Chromium (V8)',
    found: find(process.env['KOLBISTE_CHROMIUM'], [
      'chromium',
      'chromium-headless-shell',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ]),
    install: 'apt-get install chromium',
    run: (path, job) =>
      inBrowser(path, job, (profile, url) => [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        `--user-data-dir=${profile}`,
        url,
      ]),
  },
  {
    name: 'Firefox ESR (SpiderMonkey)',
    found: find(process.env['KOLBISTE_FIREFOX'], ['firefox-esr', 'firefox']),
    install: 'apt-get install firefox-esr',
    run: (path, job) =>
      inBrowser(path, job, (profile, url) => ['--headless', '--no-remote', '--profile', profile, url]),
  },
  {
    name: 'WebKit (JavaScriptCore)',
    found: find(process.env['KOLBISTE_JSC'], ['jsc']),
    install: 'apt-get install libjavascriptcoregtk-4.0-bin',
    run: inBareEngine,
  },
];
