import { io } from 'socket.io-client';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { settingsFrom } from '../src/settings.ts';
import { chooser, create } from './client.ts';
import { connect, startServer, twoPlayers } from './house.ts';

describe('how much one may ask for', () => {
  test('messages of a connection: refused with the time to wait, then taken again', async () => {
    const { url } = await startServer(':memory:', { limits: { perConnection: 5 } });
    const { id } = await create(url);
    const client = connect(url, { id }, { quiet: true });
    await client.join();
    const replies = await Promise.all(Array.from({ length: 12 }, () => client.say('sync', {})));
    expect(replies.filter(({ ok }) => ok).length).toBeLessThanOrEqual(5);
    expect(replies.at(-1)).toMatchObject({ ok: false, code: 'tooFast', wait: expect.any(Number) });
  });

  test('unfinished games of an address', async () => {
    const { url } = await startServer(':memory:', { limits: { games: 2 } });
    await create(url);
    await create(url);
    await expect(create(url)).rejects.toThrow('tooMany');
  });

  test('requests of an address: only a trusted proxy’s word for it counts', async () => {
    const proxied = {
      ...settingsFrom({ KOLBISTE_PROXIES: 'loopback', KOLBISTE_LOG: 'silent' }, ''),
      database: ':memory:',
    };
    const from = (url: string, address: string) =>
      fetch(`${url}/api/lobby`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
    const trusting = await startServer(':memory:', { settings: proxied, limits: { requests: 2 } });
    expect([await from(trusting.url, '192.0.2.1'), await from(trusting.url, '192.0.2.1')]).toEqual([200, 200]);
    expect(await from(trusting.url, '192.0.2.1')).toBe(429);
    expect(await from(trusting.url, '192.0.2.2')).toBe(200);
    const plain = await startServer(':memory:', { limits: { requests: 2 } });
    await from(plain.url, '192.0.2.1');
    await from(plain.url, '192.0.2.2');
    expect(await from(plain.url, '192.0.2.3')).toBe(429);
  });

  test('connections: pages of other origins may not, programs may', async () => {
    const settings = { ...settingsFrom({ KOLBISTE_ORIGINS: 'https://friend.example', KOLBISTE_LOG: 'silent' }, '') };
    const { url } = await startServer(':memory:', { settings: { ...settings, database: ':memory:' } });
    const opens = (origin?: string): Promise<boolean> => {
      const extraHeaders = origin === undefined ? {} : { origin };
      const socket = io(url, {
        path: '/live',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders,
      });
      return new Promise<boolean>((resolve) => {
        socket.on('connect', () => resolve(true));
        socket.on('connect_error', () => resolve(false));
      }).finally(() => socket.disconnect());
    };
    expect(await opens('https://evil.example')).toBe(false);
    expect(await opens('null')).toBe(false);
    expect(await opens('https://friend.example')).toBe(true);
    expect(await opens(url)).toBe(true);
    expect(await opens()).toBe(true);
  });
});

test('a room that nobody is at sleeps, and wakes as it was', async () => {
  const { url, rooms } = await startServer();
  const { id, clients } = await twoPlayers(url);
  const [a, b] = clients;
  await Promise.all(clients.map((client, seat) => client.play(chooser(`sleep ${seat}`), () => client.step >= 7)));
  expect(await rooms.sleep(-1, () => true)).toBe(0);
  expect(rooms.count).toBe(1);
  const watcher = connect(url, { id });
  await watcher.until(() => watcher.step >= 7);
  const view = JSON.stringify(watcher.reader?.view);
  expect(await rooms.sleep(-1, () => false)).toBe(1);
  expect(rooms.count).toBe(0);
  await watcher.sync(true);
  expect(rooms.count).toBe(1);
  expect(JSON.stringify(watcher.reader?.view)).toBe(view);
  await Promise.all([a.play(chooser('on a')), b.play(chooser('on b'))]);
});

describe('for whoever watches over it', () => {
  test('health says when the database is gone', async () => {
    const { url, context } = await startServer();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const { alive } = context.store.upkeep;
    context.store.upkeep.alive = () => Promise.reject(new Error('gone'));
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(503), 5000);
    context.store.upkeep.alive = alive;
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 5000);
  });

  test('metrics for this machine alone, or for who has the token', async () => {
    const { url } = await startServer();
    const { clients } = await twoPlayers(url);
    await Promise.all(clients.map((client, seat) => client.play(chooser(`count ${seat}`), () => client.step >= 5)));
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(Number(/^kolbiste_answers_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(5);
    expect(text).toMatch(/^kolbiste_answers_per_sync_count \d+$/m);
    expect(text).toMatch(/^kolbiste_connections 2$/m);
    expect(text).toMatch(/^kolbiste_database_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${url}/metrics`, { headers })).status;
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    const closed = await startServer(':memory:', {
      settings: {
        ...settingsFrom({ KOLBISTE_METRICS_TOKEN: 'abc', KOLBISTE_LOG: 'silent' }, ''),
        database: ':memory:',
      },
    });
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer abc' } })).status).toBe(200);
  });

  test('how many bots wait for a thread, and how long the first of them has', async () => {
    const { url, context } = await startServer();
    const figure = async (name: string): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    expect([await figure('kolbiste_bots_waiting'), await figure('kolbiste_bots_waiting_seconds')]).toEqual([0, 0]);
    // One thread searches, all others wait; so many that they still do when they are asked about on a busy machine.
    const { game, readCommon } = await GAMES[0].load();
    const state = game.setup(game.configFrom([null, null], readCommon(null), 'a') as never, 'b'.repeat(32));
    const [{ seat } = { seat: 0 }] = game.pending(state);
    const asked = { game: game.id, level: 'hard' as const, seat, view: game.view(state, seat) };
    const seeds = Array.from({ length: 20 }, (_, n) => `bot ${n}`);
    const thoughts = seeds.map((seed) => context.thinker.choose({ ...asked, seed }, { payer: seed, table: seed }));
    const waiting = await figure('kolbiste_bots_waiting');
    expect(waiting).toBeGreaterThan(1);
    expect(waiting).toBeLessThan(seeds.length);
    const first = await figure('kolbiste_bots_waiting_seconds');
    expect(first).toBeGreaterThan(0);
    expect(await figure('kolbiste_bots_waiting_seconds')).toBeGreaterThan(first);
    await Promise.all(thoughts);
    expect([await figure('kolbiste_bots_waiting'), await figure('kolbiste_bots_waiting_seconds')]).toEqual([0, 0]);
  });

  test('an ending server lets nobody wait: connections are told, and health says so', async () => {
    const server = await startServer();
    const { clients } = await twoPlayers(server.url);
    const [a] = clients;
    await a.until(() => a.table?.status === 'playing');
    const gone = a.until(() => a.heard.includes('["gone",{"code":"going"}]'));
    await server.close();
    await gone;
    await expect(fetch(`${server.url}/health`)).rejects.toThrow();
  });

  test('settings that make no sense are named', () => {
    expect(() => settingsFrom({ KOLBISTE_KEEP_DAYS: '0' }, '')).toThrow(
      /KOLBISTE_KEEP_DAYS: expected a whole number from 1/,
    );
    expect(settingsFrom({ KOLBISTE_LIMITS: '{"games":3,"bots":{"burst":1,"perSecond":2}}' }, '').limits).toEqual({
      games: 3,
      bots: { burst: 1, perSecond: 2 },
    });
    for (const text of ['{', '{"gams":3}', '{"games":0}', '{"bots":{"burst":1}}', '{"work":3}'])
      expect(() => settingsFrom({ KOLBISTE_LIMITS: text }, '')).toThrow(/KOLBISTE_LIMITS: /);
    expect(settingsFrom({}, '/home').database).toBe('/home/games.sqlite');
    expect(settingsFrom({ KOLBISTE_DATABASE: 'postgres://x/y' }, '/home').database).toBe('postgres://x/y');
  });
});
