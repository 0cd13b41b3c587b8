/** One server for one SQLite file: processes that really run, and end the hard way. */
import { symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DatabaseTaken } from '../src/store/lock.ts';
import { openStore } from '../src/store/open.ts';
import { connect, playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import { serverProcess } from './process.ts';

test('a second server is refused and told by whom; killed -9, the first one leaves the file free', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await serverProcess(file);
  const { clients } = await twoPlayers(first.url);
  const [a] = clients;
  await playTo(clients, 8);
  const refused = await openStore(file).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseTaken);
  expect(refused).toMatchObject({ file, holder: { pid: first.child.pid, host: hostname() } });
  // As a process, too; and the refusal did the first one no harm.
  await expect(serverProcess(file)).rejects.toThrow(/ended before it was ready/);
  await a.until(() => a.table?.status === 'playing');
  await first.end('SIGKILL');

  const second = await serverProcess(file, { port: first.port });
  const again = connect(second.url, a.who);
  await again.until(() => again.step >= 8);
  await expect(openStore(file)).rejects.toMatchObject({ holder: { pid: second.child.pid } });
  await second.end('SIGTERM');
  await (await openStore(file)).close();
});

test('by another name it is the same file, and another file is free', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  await startServer(file);
  const link = join(folder, 'link.sqlite');
  symlinkSync(file, link);
  await expect(openStore(link)).rejects.toBeInstanceOf(DatabaseTaken);
  await expect(openStore(join(folder, '.', 'games.sqlite'))).rejects.toBeInstanceOf(DatabaseTaken);
  await (await openStore(join(folder, 'others.sqlite'))).close();
});

test('an ordinary reader and a copy are not kept out', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'games.sqlite');
  const { url } = await startServer(file);
  const { id } = await twoPlayers(url);
  const db = new DatabaseSync(file);
  db.exec(`vacuum into '${join(folder, 'copy.sqlite')}'`);
  db.close();
  const { store, close } = await openStore(join(folder, 'copy.sqlite'));
  expect(await store.games.row(id)).toMatchObject({ id });
  await close();
});
