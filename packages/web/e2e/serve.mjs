/**
 * Builds the page when its sources are newer than the build, then serves it as the command line does: static files, the
 * page itself for every other path, and a strict content policy. Plain JavaScript: any Node may run it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  '../games/scratch-wars/src',
  '../games/tmmstone/src',
  '../games/lotr/src',
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

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self'";

/** The whole build, read once: a build that somebody starts meanwhile changes nothing here. @type {Map<string, Buffer>} */
const files = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => [`/${relative(dist, path).replaceAll('\\', '/')}`, readFileSync(path)]),
);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = files.has(pathname) ? pathname : '/index.html';
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
  response.end(files.get(path));
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
