/** Games of other times: saved under other rules, or brought back from a copy. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { viewAfter } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import type { GameRow } from '../src/games/served.ts';
import type { AnyGame } from './client.ts';
import { ask, chooser, create, duel, sit } from './client.ts';
import { all, connect, playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** The same game as the version before would be: everything of it is told under another name. */
const before = { ...duel, rulesVersion: '0.9-1' } as AnyGame;
const oldGames: GameRow[] = [{ id: duel.id, load: async () => ({ ...(await GAMES[0].load()), game: before }) }];

test('a game saved under the rules before is shown as it was told, and played no further', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const then = await startServer(file, { games: oldGames });
  const { id, token, invite } = await create(then.url, {}, before);
  const other = await sit(then.url, id, { invite }, before);
  const clients = [token ?? '', other.token].map((each) => connect(then.url, { id, token: each, game: before }));
  const enough = (): boolean => clients.some(({ step }) => step >= 11);
  await Promise.all(clients.map((client, seat) => client.play(chooser(`old ${seat}`), enough)));
  const [a] = clients;
  await a.until(() => a.step >= 11);
  const view = a.reader?.view;
  const decision = a.asked()?.decision.id ?? '';
  for (const client of clients) client.close();
  await then.close();

  const now = await startServer(file);
  const again = connect(now.url, { id, token: token ?? '' }, { quiet: true });
  const joined = await again.join();
  expect(joined.table).toMatchObject({ frozen: true, status: 'playing', rulesVersion: '0.9-1' });
  if (!('start' in joined.news)) throw new Error('the past is what can be shown');
  expect(viewAfter(joined.news.start.view, joined.news.told.slice(1))).toEqual(view);
  const answer = { id: 'x', step: 11, decision, option: 0 };
  expect(await again.say('answer', answer)).toEqual({ ok: false, code: 'otherRules' });
  const record = await ask<ToldRecord>(`${now.url}/api/games/${id}/record`, 'GET', undefined, token);
  expect(record).toMatchObject({ format: 'kolbiste-told/2', rulesVersion: '0.9-1', viewer: 0 });
  // It can still be brought to an end.
  expect(await again.say('resign', {})).toEqual({ ok: true });
  await again.until(() => again.table?.status === 'over');
});

test('a copy made of SQLite while games go on is a whole database', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  const server = await startServer(file);
  const { id, clients } = await twoPlayers(server.url);
  const copied = join(folder, 'copy.sqlite');
  let made = false;
  await Promise.all(
    clients.map((client, seat) =>
      client.play(chooser(`copy ${seat}`), () => {
        if (!made && client.step >= 10) {
          made = true;
          const db = new DatabaseSync(file);
          db.exec(`vacuum into '${copied}'`);
          db.close();
        }
        return client.step >= 16;
      }),
    ),
  );
  const restored = await startServer(copied);
  const [a, b] = clients.map(({ who }) => connect(restored.url, { id, token: who.token ?? '' }));
  await Promise.all([a.play(chooser('on a')), b.play(chooser('on b'))]);
  expect(a.table?.outcome).toMatchObject({ how: 'rules' });
  expect(a.steps[0]).toBeLessThanOrEqual(17);
});

test('pages that know more than what was restored are told so, and see the whole game as it stands', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  const copied = join(folder, 'copy.sqlite');
  const server = await startServer(file);
  const { id, clients } = await twoPlayers(server.url);
  const [a, b] = clients;
  await playTo(clients, 6);
  const db = new DatabaseSync(file);
  db.exec(`vacuum into '${copied}'`);
  db.close();
  const then = a.step;
  await playTo(clients, 11);
  const watcher = connect(server.url, { id });
  await watcher.until(() => watcher.step >= 11);
  watcher.socket.io.reconnection(false);
  await server.close();

  // The same address, an older history; both pages are still open and come back by themselves.
  const again = await startServer(copied, { port: server.port });
  await all(clients, (client) => client.restored === 1 && client.step === then);
  expect(a.asked()?.options ?? b.asked()?.options).toBeDefined();
  await playTo(clients, 14);
  // By now the other history is longer than what the one who watched knew of.
  watcher.socket.io.opts.reconnection = true;
  watcher.socket.connect();
  await watcher.until(() => watcher.restored === 1 && watcher.step === a.step);
  const fresh = connect(again.url, { id });
  await fresh.until(() => fresh.step === a.step);
  expect(watcher.reader?.view).toEqual(fresh.reader?.view);
  expect(clients.map(({ restored }) => restored)).toEqual([1, 1]);
});

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
test.skipIf(noPostgres !== undefined)(
  `a dump of PostgreSQL is restored elsewhere, and games go on${lacking}`,
  async () => {
    const { database, program } = postgres as Postgres;
    const place = await database();
    const server = await startServer(place);
    const { id, clients } = await twoPlayers(server.url);
    const enough = (): boolean => clients.some(({ step }) => step >= 10);
    await Promise.all(clients.map((client, seat) => client.play(chooser(`dump ${seat}`), enough)));
    const name = (address: string): string => new URL(address).pathname.slice(1);
    const dump = program('pg_dump', ['--no-owner', '-Fc', name(place)]);
    const other = await database();
    program('pg_restore', ['--no-owner', '--exit-on-error', '-d', name(other)], dump);
    const restored = await startServer(other);
    const [a, b] = clients.map(({ who }) => connect(restored.url, { id, token: who.token ?? '' }));
    await Promise.all([a.play(chooser('on a')), b.play(chooser('on b'))]);
    expect(a.table?.outcome).toMatchObject({ how: 'rules' });
  },
);

test.skipIf(noPostgres !== undefined)(
  `pages that are open while a dump of PostgreSQL is restored are told so, and see the game as it stands${lacking}`,
  async () => {
    const { database, program } = postgres as Postgres;
    const place = await database();
    const name = (address: string): string => new URL(address).pathname.slice(1);
    const server = await startServer(place);
    const { id, clients } = await twoPlayers(server.url);
    const [a, b] = clients;
    await playTo(clients, 6);
    const then = a.step;
    const dump = program('pg_dump', ['--no-owner', '-Fc', name(place)]);
    await playTo(clients, 11);
    const watcher = connect(server.url, { id });
    await watcher.until(() => watcher.step >= 11);
    await server.close();
    const other = await database();
    program('pg_restore', ['--no-owner', '--exit-on-error', '-d', name(other)], dump);
    const again = await startServer(other, { port: server.port });
    const pages = [a, b, watcher];
    await all(pages, (client) => client.restored === 1 && client.step === then);
    await playTo(clients, 14);
    await watcher.until(() => watcher.step === a.step);
    const fresh = connect(again.url, { id });
    await fresh.until(() => fresh.step === a.step);
    expect(watcher.reader?.view).toEqual(fresh.reader?.view);
    expect(pages.map(({ restored }) => restored)).toEqual([1, 1, 1]);
  },
);
