/** Builds the page when its sources are newer than the build, then serves it by the real server, with nothing kept. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededPage } from './seeded-page.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(web, 'dist');
const port = Number(process.env.PORT ?? 4399);

/** @param {string} folder @returns {number} */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.endsWith('.test.ts')) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

const sources = [
  'src',
  'public',
  'scripts',
  '../kernel/src',
  '../cardkit/src',
  '../gamekit/src',
  '../tablekit/src',
  '../games',
  '../bots/src',
  '../wire/src',
].map((path) => newest(join(web, path)));
const built = join(dist, 'index.html');
const wanted = Math.max(
  ...sources,
  statSync(join(web, 'index.html')).mtimeMs,
  statSync(join(web, 'vite.config.ts')).mtimeMs,
);
if (!existsSync(built) || statSync(built).mtimeMs < wanted) {
  const vite = join(web, '../../node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// A copy of its own: a build that somebody starts meanwhile changes nothing here.
const page = process.env.KOLBISTE_PAGE ?? mkdtempSync(join(tmpdir(), 'kolbiste-page-'));
seededPage(dist, page);

const leave = () => {
  rmSync(page, { recursive: true, force: true });
  process.exit();
};
process.once('SIGTERM', leave);
process.once('SIGINT', leave);

const { createServer, settingsFrom, UNLIMITED } = await import('../../server/src/index.ts');
const settings = { ...settingsFrom({ KOLBISTE_LOG: 'error' }, ''), database: ':memory:' };
const server = await createServer({ settings, page, limits: UNLIMITED });
console.log(`http://127.0.0.1:${await server.listen(port, '127.0.0.1')}`);
