import { join } from 'node:path';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { ask, chooser, duel } from './client.ts';
import { connect, scratchFolder, startServer, twoPlayers } from './house.ts';

test('a whole duel between two people, the server restarted in the middle', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const first = await startServer(file);
  const { id, clients } = await twoPlayers(first.url);
  const [a, b] = clients;
  const watcher = connect(first.url, { id });
  const middle = (client: typeof a) => () => client.step >= 12;
  await Promise.all([a.play(chooser('a'), middle(a)), b.play(chooser('b'), middle(b))]);
  const before = JSON.stringify(a.reader?.view);
  const { step } = a;
  await first.close();

  const second = await startServer(file, { port: first.port });
  await Promise.all([a, b, watcher].map((client) => client.until(() => client.table?.status === 'playing')));
  await a.sync();
  expect(a.step).toBeGreaterThanOrEqual(step);
  if (a.step === step) expect(JSON.stringify(a.reader?.view)).toBe(before);

  await Promise.all([a.play(chooser('a2')), b.play(chooser('b2'))]);
  await watcher.until(() => watcher.table?.status === 'over');
  for (const client of [a, b, watcher]) {
    expect(client.table?.outcome).toMatchObject({ how: 'rules' });
    expect(client.reader?.result).not.toBeNull();
    expect(client.steps).toEqual(client.steps.toSorted((x, y) => x - y));
  }
  const text = JSON.stringify(await ask(`${second.url}/api/games/${id}/record`, 'GET'));
  const record = readReplay(text);
  expect(record.steps.length).toBe(a.step);
  expect(verifyReplay(duel, record)).toMatchObject({ ok: true });
  expect(record.chance).toMatchObject({
    version: 2,
    agreement: { terms: { id, round: 1, restarts: [], table: a.table?.chance.commitment } },
  });
});
