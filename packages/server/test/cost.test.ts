import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { thinkers } from '../src/bots/thinker.ts';
import { LIMITS, settingsFrom } from '../src/settings.ts';
import { chooser, create } from './client.ts';
import { connect, startServer, twoPlayers } from './house.ts';

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** Opens a connection; why not, where it is refused, or what ended it. */
function flood(url: string): Promise<{ code: number; replies: number }> {
  const socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    let replies = 0;
    socket.on('connect', () => {
      for (let n = 0; n < 5000; n++) socket.emit('sync', {}, () => replies++);
    });
    socket.on('connect_error', reject);
    socket.on('disconnect', (_reason, details) => {
      const { context } = details as unknown as { context: { code: number } };
      resolve({ code: context.code, replies });
    });
  });
}

describe('who costs too much', () => {
  test('a flood is ended with a code after some warnings, and its address stays away for a while', async () => {
    let ahead = 0;
    const server = await startServer(':memory:', {
      limits: { perConnection: 30 },
      steady: () => performance.now() + ahead,
    });
    const ended = await flood(server.url);
    expect(ended.code).toBe(1008);
    expect(ended.replies).toBeLessThan(200);
    await expect(flood(server.url)).rejects.toThrow();
    ahead = 6000;
    expect((await flood(server.url)).code).toBe(1008);
    // The second time it stays away for longer.
    ahead += 6000;
    await expect(flood(server.url)).rejects.toThrow();
  });

  test('an onlooker who reads a game again and again waits; who plays it, and who reads another, does not', async () => {
    const { url } = await startServer(':memory:', {
      limits: {
        // Enough for the few answers of a player on a slow machine that is just warming up.
        work: { ...LIMITS.work, connection: { burst: 150, perSecond: 1 }, address: { burst: 1e9, perSecond: 1 } },
      },
    });
    const { id, clients } = await twoPlayers(url);
    const [a, b] = clients;
    await Promise.all([a.play(chooser('a'), () => a.step > 3), b.play(chooser('b'), () => b.step > 3)]);
    const watcher = connect(url, { id });
    await watcher.until(() => watcher.table !== undefined);
    let refused: unknown;
    for (let n = 0; n < 20_000 && refused === undefined; n++) {
      const reply = await watcher.say('sync', { past: true });
      if (!reply.ok) refused = reply;
    }
    expect(refused).toMatchObject({ ok: false, code: 'tooFast', wait: expect.any(Number) });
    const other = connect(url, { id });
    await other.until(() => other.step >= 0);
  });

  test('bytes count as well', async () => {
    const bytes = { ...LIMITS.bytes, connection: { burst: 40_000, perSecond: 1 } };
    const { url } = await startServer(':memory:', { limits: { bytes } });
    const { id } = await twoPlayers(url);
    const watcher = connect(url, { id });
    await watcher.until(() => watcher.step >= 0);
    let sent = 0;
    for (let n = 0; n < 400; n++) {
      const reply = await watcher.say('sync', { past: true });
      if (!reply.ok) break;
      sent += JSON.stringify(reply).length;
    }
    expect(sent).toBeGreaterThan(20_000);
    expect(sent).toBeLessThan(80_000);
  });

  test('over HTTP the address pays, and is told how long to wait', async () => {
    const settings = {
      ...settingsFrom({ KOLBISTE_PROXIES: 'loopback', KOLBISTE_LOG: 'silent' }, ''),
      database: ':memory:',
    };
    const bytes = { ...LIMITS.bytes, address: { burst: 2000, perSecond: 1 } };
    const { url } = await startServer(':memory:', { settings, limits: { bytes } });
    const { id } = await create(url);
    const table = (from: string) => fetch(`${url}/api/games/${id}`, { headers: { 'x-forwarded-for': from } });
    for (let n = 0; n < 10; n++) await (await table('2001:db8::1')).text();
    const refused = await table('2001:db8::2');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'tooFast', wait: expect.any(Number) });
    expect((await table('2001:db8:0:1::1')).status).toBe(200);
  });

  test('who is refused for haste hears of it a moment later, and of most of it not at all', async () => {
    const { url } = await startServer(':memory:', { limits: { requests: 1 } });
    const lobby = () =>
      fetch(`${url}/api/lobby`).then(
        ({ status }) => status,
        () => 'cut',
      );
    expect(await lobby()).toBe(200);
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, lobby));
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(new Set(answers)).toEqual(new Set([429, 'cut']));
    expect(answers.filter((answer) => answer === 429).length).toBeLessThanOrEqual(16);
    expect(await lobby()).toBe(429);
  });

  test('connections of one address at a time', async () => {
    const { url } = await startServer(':memory:', { limits: { sockets: 2 } });
    const { id } = await create(url);
    const clients = [0, 1, 2].map(() => connect(url, { id }, { quiet: true }));
    await pause(500);
    expect(clients.filter(({ socket }) => socket.connected)).toHaveLength(2);
    clients.find(({ socket }) => socket.connected)?.close();
    await pause(300);
    const again = connect(url, { id }, { quiet: true });
    await pause(500);
    expect([...clients, again].filter(({ socket }) => socket.connected)).toHaveLength(2);
  });
});

const MANY = 40;
test('forty games with hard bots do not keep a stranger’s quick one waiting', { timeout: 60_000 }, async () => {
  const all = thinkers(1);
  const { url } = await startServer(':memory:', { thinker: all });
  const order = (level: 'hard' | 'greedy') => create(url, { seats: [{ who: 'me' }, { who: 'bot', level }] });
  const games = await Promise.all(Array.from({ length: MANY }, () => order('hard')));
  const busy = games.map(({ id, token }) => connect(url, { id, ...(token === undefined ? {} : { token }) }));
  for (const client of busy) void client.play((options) => options[0]).catch(() => undefined);
  const answered = (): number => busy.reduce((sum, { step }) => sum + step, 0);
  const { id, token } = await order('greedy');
  const stranger = connect(url, { id, ...(token === undefined ? {} : { token }) });
  // Not by the clock, which knows what else the machine does: what the others get while this one waits.
  const between: number[] = [];
  // The first answer of all starts the thread.
  await stranger.play(
    (options) => options[0],
    () => stranger.step >= 3,
  );
  for (let n = 0; n < 12 && stranger.table?.status === 'playing'; n++) {
    await stranger.until(() => stranger.asked() !== undefined || stranger.table?.status === 'over');
    if (stranger.asked() === undefined) break;
    const before = answered();
    await stranger.answer(stranger.asked()?.options[0] as number);
    await stranger.until(() => stranger.asked() !== undefined || stranger.table?.status === 'over');
    between.push(answered() - before);
  }
  const median = between.toSorted((a, b) => a - b)[between.length >> 1];
  // Behind all of them it would be as many at least, each with the answer of its bot and that of its player.
  expect(median).toBeLessThan(MANY / 4);
  await all.close();
});
