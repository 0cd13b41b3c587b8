/** Whatever is sent: a coded refusal, never a crash, never a changed state. */
import { CODES, PROTOCOL } from '@kolbiste/wire/protocol';
import fc from 'fast-check';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { MESSAGES } from '../src/schemas.ts';
import type { Client } from './client.ts';
import { chooser } from './client.ts';
import type { TestServer } from './house.ts';
import { connect, startServer, twoPlayers } from './house.ts';

const RUNS = 300;

const names = [...Object.keys(MESSAGES), 'nothing', '__proto__', 'constructor', ''];

/** Nearly right: the fields of real messages with values of all sorts. */
const field = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.constantFrom(-1, 0, 1, 2 ** 31, 1e300, '', '__proto__', 'x'.repeat(500), PROTOCOL, true, null),
);
const nearly = fc.dictionary(
  fc.constantFrom(
    'id',
    'step',
    'decision',
    'option',
    'seat',
    'round',
    'value',
    'commitment',
    'what',
    'proposal',
    'yes',
    'have',
    'protocol',
    'game',
    'token',
  ),
  field,
);
const message = fc.oneof(nearly, fc.jsonValue({ maxDepth: 4 }), fc.array(field), fc.constant(undefined));

async function fingerprint({ context }: TestServer, id: string): Promise<string> {
  const { touched: _, ...row } = (await context.store.games.row(id)) as { touched: number };
  return JSON.stringify([row, await context.store.steps.after(id)]);
}

/** What a reply must be when nothing was done. */
function refused(reply: unknown): void {
  expect(reply).toMatchObject({ ok: false });
  expect(Object.keys(CODES)).toContain((reply as { code: string }).code);
}

async function midGame(): Promise<{
  server: TestServer;
  id: string;
  clients: readonly [Client, Client];
  watcher: Client;
}> {
  const server = await startServer();
  const { id, clients } = await twoPlayers(server.url);
  const enough = (): boolean => clients.some(({ step }) => step >= 9);
  await Promise.all(clients.map((client, seat) => client.play(chooser(`fuzz ${seat}`), enough)));
  const watcher = connect(server.url, { id });
  await Promise.all([...clients, watcher].map((client) => client.until(() => client.step >= 9)));
  return { server, id, clients, watcher };
}

test('malformed messages of a player, a spectator and a stranger', async () => {
  const { server, id, clients, watcher } = await midGame();
  const stranger = connect(server.url, { id }, { quiet: true });
  const before = await fingerprint(server, id);
  const senders = [...clients, watcher, stranger];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), message, fc.constantFrom(0, 1, 2, 3), async (event, sent, who) => {
      // What is well formed is another test's business.
      if (Object.hasOwn(MESSAGES, event) && MESSAGES[event as keyof typeof MESSAGES].safeParse(sent).success) return;
      const wire = senders[who].socket as unknown as {
        timeout(ms: number): { emitWithAck(e: string, m: unknown): Promise<unknown> };
      };
      refused(await wire.timeout(20_000).emitWithAck(event === '' ? 'empty' : event, sent));
    }),
    { numRuns: RUNS, seed: 20261121 },
  );
  expect(await fingerprint(server, id)).toBe(before);
});

test('answers that are well formed and wrong: out of turn, stale, of the future, illegal, by who only watches', async () => {
  const { server, id, clients, watcher } = await midGame();
  const before = await fingerprint(server, id);
  const [owing, waiting] = clients[0].asked() === undefined ? [clients[1], clients[0]] : clients;
  const asked = owing.asked() as NonNullable<ReturnType<Client['asked']>>;
  const { step } = owing;
  const decision = asked.decision.id;
  const [option] = asked.options;
  const wrong = asked.refused[0]?.option ?? 77_777;
  const send = (client: Client, more: { step?: number; decision?: string; option?: number }) =>
    client.say('answer', { id: 'fuzz', step, decision, option, ...more });
  expect(await send(waiting, {})).toMatchObject({ code: 'illegal', refusal: { code: expect.any(String) } });
  expect(await send(watcher, {})).toEqual({ ok: false, code: 'notSeated' });
  expect(await send(owing, { step: step - 3 })).toEqual({ ok: false, code: 'stale' });
  expect(await send(owing, { step: step + 1 })).toEqual({ ok: false, code: 'stale' });
  expect(await send(owing, { decision: 'another' })).toEqual({ ok: false, code: 'stale' });
  const illegal = await send(owing, { option: wrong });
  expect(illegal).toMatchObject({ code: 'illegal', refusal: { rule: expect.any(Array), remedy: expect.any(String) } });
  expect(await fingerprint(server, id)).toBe(before);

  expect(await send(owing, {})).toMatchObject({ ok: true, step: step + 1, told: { told: [{ step: step + 1 }] } });
  // The same again is acknowledged as before, and acted once.
  const known = { ok: true, step: step + 1 };
  expect(await send(owing, {})).toEqual(known);
  expect(await send(owing, { step: step + 1 })).toEqual(known);
  expect((await server.context.store.steps.after(id)).length).toBe(step + 2);
});

test('a page of another time is told so', async () => {
  const { server, id, clients } = await midGame();
  const [a] = clients;
  const future = connect(server.url, { id }, { quiet: true });
  const token = a.who.token ?? '';
  expect(await future.say('join', { protocol: PROTOCOL + 1, game: id, token })).toEqual({
    ok: false,
    code: 'otherProtocol',
  });
  expect(await future.say('join', { protocol: PROTOCOL, game: 'nowhere' })).toEqual({ ok: false, code: 'noGame' });
  expect(await future.say('answer', { id: 'x', step: 9, decision: '', option: 0 })).toEqual({
    ok: false,
    code: 'notJoined',
  });
});

test('what is too big or no message at all ends the connection and nothing else', async () => {
  const { server, id, clients } = await midGame();
  const before = await fingerprint(server, id);
  for (const garbage of [
    'x'.repeat(40_000),
    '2["answer"',
    '9',
    '2["disconnecting"]',
    '451-["a",{"_placeholder":true,"num":0}]',
  ]) {
    const socket = io(server.url, { path: '/live', transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve) => {
      socket.on('connect', () => socket.io.engine.write(garbage));
      socket.on('disconnect', () => resolve());
    }).finally(() => socket.disconnect());
  }
  expect(await fingerprint(server, id)).toBe(before);
  expect(clients[0].socket.connected).toBe(true);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('requests of all sorts', async () => {
  const { server, id } = await midGame();
  const before = await fingerprint(server, id);
  const paths = [
    '/api/games',
    `/api/games/${id}/seats`,
    '/api/games/nowhere/seats',
    `/api/games/${id}/record`,
    '/api/lobby',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), message, fc.string({ maxLength: 30 }), async (path, body, text) => {
      const sent = body === undefined ? text : JSON.stringify(body);
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${encodeURIComponent(text)}` },
        body: sent,
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: RUNS / 3, seed: 20261121 },
  );
  const big = await fetch(`${server.url}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ big: 'x'.repeat(200_000) }),
  });
  expect(big.status).toBe(413);
  expect(await fingerprint(server, id)).toBe(before);
});
