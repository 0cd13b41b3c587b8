import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, chooser, create, sit } from './client.ts';
import { connect, scratchFolder } from './house.ts';
import { serverProcess } from './process.ts';

/** What the log and the files of a server hold after a whole game, everything logged that can be. */
test('tokens and invitations are neither logged nor kept as they are', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const server = await serverProcess(file, { log: 'trace' });
  const { url } = server;
  const { id, token = '', invite } = await create(url);
  const other = await sit(url, id, { invite });
  const clients = [token, other.token].map((each) => connect(url, { id, token: each }));
  await Promise.all(clients.map((client, seat) => client.play(chooser(`secrets ${seat}`))));
  await expect(ask(`${url}/api/games/${id}`, 'DELETE', undefined, `${token}x`)).rejects.toThrow();
  await expect(sit(url, id, { invite: `${invite}x` })).rejects.toThrow();
  for (const client of clients) client.close();
  await server.end('SIGTERM');

  expect(server.logged(), 'the log was really kept').toMatch(/"level":\d+/);
  const kept = [file, `${file}-wal`].map((path) => {
    try {
      return readFileSync(path, 'latin1');
    } catch {
      return '';
    }
  });
  expect(kept[0].length).toBeGreaterThan(1000);
  for (const secret of [token, other.token, invite]) {
    expect(secret.length).toBeGreaterThan(20);
    for (const text of [server.logged(), ...kept]) expect(text.includes(secret)).toBe(false);
  }
});
