import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { expect, test, vi } from 'vitest';
import { settingsFrom } from '../src/settings.ts';
import { ask, chooser, create, duel } from './client.ts';
import { connect, playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import { raw } from './raw.ts';

const bots = { seats: [{ who: 'bot', level: 'random' } as const, { who: 'bot', level: 'random' } as const] };
const small = (env: Record<string, string>) => ({
  settings: { ...settingsFrom({ KOLBISTE_LOG: 'silent', ...env }, ''), database: ':memory:' },
});

test('a finished game has one record, made apart and kept packed', async () => {
  const server = await startServer();
  const { url, context } = server;
  const { id, clients } = await twoPlayers(url);
  const [a, b] = clients;
  await a.until(() => a.step >= 0);
  const own = await raw(`${url}/api/games/${id}/record`, {
    authorization: `Bearer ${a.who.token}`,
    'accept-encoding': 'gzip, br',
  });
  // What a seat was told before the end is its secret: never packed.
  expect(own.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(own.body.toString())).toMatchObject({ format: 'kolbiste-told/2', viewer: 0 });
  expect(await context.store.records.of(id)).toBeUndefined();
  await Promise.all([a.play(chooser('a')), b.play(chooser('b'))]);
  const made = vi.spyOn(context.store.steps, 'answers');
  const packed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const [first, second, plain] = await Promise.all([
    raw(`${url}/api/games/${id}/record`, packed),
    raw(`${url}/api/games/${id}/record`, packed),
    raw(`${url}/api/games/${id}/record`, {}),
  ]);
  expect(made).toHaveBeenCalledTimes(1);
  expect([first.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
  expect(second.body).toEqual(first.body);
  expect(gunzipSync(first.body)).toEqual(plain.body);
  expect(Buffer.from((await context.store.records.of(id)) as Uint8Array)).toEqual(first.body);
  expect(verifyReplay(duel, readReplay(plain.body.toString()))).toMatchObject({ ok: true });
  await raw(`${url}/api/games/${id}/record`, packed);
  expect(made).toHaveBeenCalledTimes(1);
});

test('what an address keeps is counted, and no more is begun once it is too much', async () => {
  const { url, context } = await startServer(':memory:', small({ KOLBISTE_ADDRESS_MB: '1' }));
  const { id, clients } = await twoPlayers(url);
  const [a, b] = clients;
  await Promise.all([a.play(chooser('a')), b.play(chooser('b'))]);
  const { address } = (await context.store.games.row(id)) as { address: string };
  await vi.waitFor(async () => {
    const [{ rows, bytes }, steps] = await Promise.all([
      context.store.games.usage(address),
      context.store.steps.after(id),
    ]);
    expect(rows).toBe(steps.length);
    expect(bytes).toBe(steps.reduce((sum, { told }) => sum + told.length + 100, 0));
  });
  await context.store.games.grew(id, 0, 1e6);
  await expect(create(url)).rejects.toThrow('tooMuch');
  expect(await a.say('propose', { what: { kind: 'rematch' } })).toMatchObject({ ok: false, code: 'tooMuch' });
});

test('all together have so much room; games of bots alone end when it is used up, those of people go on', async () => {
  const { url, context } = await startServer(':memory:', small({ KOLBISTE_ALL_MB: '1' }));
  const { id, clients } = await twoPlayers(url);
  const [a] = clients;
  await a.until(() => a.step >= 0);
  const alone = await create(url, bots);
  await context.store.games.grew(id, 0, 1e6);
  await vi.waitFor(
    async () => expect((await context.store.games.row(alone.id))?.status).toMatch(/closed|over/),
    20_000,
  );
  expect((await context.store.games.row(id))?.status).toBe('playing');
  await vi.waitFor(() => expect(create(url)).rejects.toThrow('full'), { timeout: 15_000, interval: 500 });
});

test('a rematch is a new game like any other', async () => {
  const { url } = await startServer(':memory:', { limits: { games: 2, newGames: 1e6 } });
  const made = await create(url, { seats: [{ who: 'me' }, { who: 'bot', level: 'random' }] });
  let { id } = made;
  const token = made.token as string;
  await create(url);
  for (let n = 0; ; n++) {
    const client = connect(url, { id, token });
    await client.until(() => client.table?.status === 'playing');
    expect(await client.say('resign', {})).toEqual({ ok: true });
    if (n === 2) await create(url);
    const reply = await client.say('propose', { what: { kind: 'rematch' } });
    client.close();
    if (n === 2) {
      expect(reply).toMatchObject({ ok: false, code: 'tooMany' });
      break;
    }
    expect(reply).toMatchObject({ ok: true });
    ({ next: id } = await ask<{ next: string }>(`${url}/api/games/${id}`, 'GET'));
  }
});

test('games begun in an hour are counted, finished or not', async () => {
  const { url } = await startServer(':memory:', { limits: { newGames: 3 } });
  for (let n = 0; n < 3; n++) await create(url, bots);
  await expect(create(url, bots)).rejects.toThrow('tooFast');
});

test('a clock put forward by months forgets no game; after a start by that clock, what is old is forgotten', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  const DAY = 86_400_000;
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const server = await startServer(file, { now });
  const { id, clients } = await twoPlayers(server.url);
  await playTo(clients, 3);
  ahead = 120 * DAY;
  await server.sweep();
  expect(await server.context.store.games.row(id)).toMatchObject({ id });
  await playTo(clients, 5);
  ahead = 0;
  await server.sweep();
  expect(await server.context.store.games.row(id)).toMatchObject({ id });
  for (const client of clients) client.close();
  await server.close();
  ahead = 300 * DAY;
  const later = await startServer(file, { now });
  await later.sweep();
  expect(await later.context.store.games.row(id)).toBeUndefined();
});
