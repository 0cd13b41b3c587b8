/**
 * The house with one game more (packages/games/test/sixth), as a process of its own: its page is built and served by its
 * server; and, at another port, by the same server the page of this house, which does not know that game.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { houseWithSixth } from '../../games/test/sixth/house.ts';
import { seededBytes } from './chance.ts';
import { seededPage } from './seeded-page.mjs';

const house = houseWithSixth();
process.once('exit', house.remove);
process.once('SIGTERM', () => process.exit());

const web = join(house.folder, 'packages/web');
const vite = join(house.folder, 'node_modules/vite/bin/vite.js');
const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: ['ignore', 2, 2] });
if (build.status !== 0) process.exit(1);
const page = join(house.folder, 'page');
seededPage(join(web, 'dist'), page);

const server = pathToFileURL(join(house.folder, 'packages/server/src/index.ts')).href;
const { createServer, settingsFrom, UNLIMITED } = await import(server);
const bytes = seededBytes(process.env['KOLBISTE_E2E_SERVER'] ?? '');
/** @param {string} shown the page */
const serve = async (shown) => {
  const settings = { ...settingsFrom({ KOLBISTE_LOG: 'error' }, ''), database: ':memory:' };
  const { listen } = await createServer({ settings, page: shown, limits: UNLIMITED, bytes });
  return `http://127.0.0.1:${await listen(0, '127.0.0.1')}`;
};
console.log(JSON.stringify({ url: await serve(page), without: await serve(process.env['KOLBISTE_PAGE'] ?? '') }));
