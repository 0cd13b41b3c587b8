/** Clocks count the players' time alone: not what passes while the server is away, or while its own clock is set. */
import { join } from 'node:path';
import type { ClockState } from '@kolbiste/wire/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { all, connect, playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { serverProcess } from './process.ts';

const HOUR = 3_600_000;
const CHESS = { kind: 'chess', millis: 60_000, plus: 0 } as const;
const soon = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** How the clocks stand, as the server says. */
async function clockOf(client: Client): Promise<ClockState> {
  const news = await client.say('sync', { have: { epoch: client.epoch, step: client.step } });
  if (!news.ok || news.clock === null) throw new Error('no clock');
  return news.clock;
}

const leftOf = (clock: ClockState): number => Math.min(...clock.left);
/** What the two have used up together, at the time the clock tells of. */
const used = ({ left }: ClockState): number => 2 * CHESS.millis - left.reduce((sum, each) => sum + each, 0);

test('the server away again and again: what passes meanwhile is never charged, at no waking', async () => {
  const file = join(scratchFolder(), 'games.sqlite');
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  let server = await startServer(file, { now });
  const { id, clients } = await twoPlayers(server.url, { clock: CHESS });
  const tokens = clients.map(({ who }) => who.token ?? '');
  let [a, b] = clients;
  await playTo(clients, 3);
  for (let round = 1; round <= 3; round++) {
    for (const client of [a, b]) client.close();
    await server.close();
    ahead += HOUR;
    server = await startServer(file, { now });
    [a, b] = tokens.map((token) => connect(server.url, { id, token })) as [Client, Client];
    await all([a, b], (client) => client.step >= 0 && client.table?.status === 'playing');
    expect(used(await clockOf(a))).toBeLessThan(20_000);
    await playTo([a, b], a.step + 2);
    expect(a.table?.status).toBe('playing');
    expect(used(await clockOf(a))).toBeLessThan(20_000);
  }
});

test('a table that sleeps twice without anything else happening', async () => {
  let ahead = 0;
  const server = await startServer(':memory:', { now: () => Date.now() + ahead });
  const { id, clients } = await twoPlayers(server.url, { clock: CHESS });
  await playTo(clients, 3);
  const tokens = clients.map(({ who }) => who.token ?? '');
  let here: readonly Client[] = clients;
  for (let round = 0; round < 3; round++) {
    for (const client of here) client.close();
    while ((await server.rooms.sleep(-1, () => false)) === 0) await soon(20);
    ahead += HOUR;
    here = tokens.map((token) => connect(server.url, { id, token }));
    await all(here, (client) => client.table?.status === 'playing' && client.step >= 3);
    expect(used(await clockOf(here[0]))).toBeLessThan(20_000);
    await playTo(here, here[0].step + 1);
  }
  expect(used(await clockOf(here[0]))).toBeLessThan(20_000);
});

describe('the clock of the machine is set while people play', () => {
  test('forward: nobody loses by it; back: time still runs out', async () => {
    let ahead = 0;
    const server = await startServer(':memory:', { now: () => Date.now() + ahead });
    const { clients } = await twoPlayers(server.url, { clock: { kind: 'move', millis: 9000 } });
    const [a] = clients;
    await playTo(clients, 3);
    ahead = HOUR;
    await playTo(clients, 6);
    expect(a.table?.status).toBe('playing');
    expect(leftOf(await clockOf(a))).toBeGreaterThan(3000);
    ahead = -HOUR;
    await playTo(clients, 8);
    const began = performance.now();
    await all(clients, (client) => client.table?.status === 'over');
    expect(a.table?.outcome).toMatchObject({ how: 'time' });
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

test('a process that is stopped for a while (SIGSTOP) charges nobody for it', async () => {
  const server = await serverProcess(join(scratchFolder(), 'games.sqlite'), { log: 'warn' });
  const { clients } = await twoPlayers(server.url, { clock: { kind: 'move', millis: 8000 } });
  const [a] = clients;
  await playTo(clients, 4);
  process.kill(server.child.pid as number, 'SIGSTOP');
  await soon(9000);
  process.kill(server.child.pid as number, 'SIGCONT');
  await soon(500);
  expect(leftOf(await clockOf(a))).toBeGreaterThan(3000);
  await playTo(clients, a.step + 2);
  expect(a.table?.status).toBe('playing');
  expect(server.logged()).toMatch(/the clocks stood/);
});

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
describe.skipIf(noPostgres !== undefined)(`over one PostgreSQL${lacking}`, () => {
  test('whoever comes to another process finds the clocks as they are, not set back', async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = await Promise.all([startServer(place), startServer(place)]);
    const { id, clients } = await twoPlayers(one.url, { clock: CHESS });
    const [a, b] = clients;
    await playTo(clients, 4);
    await soon(3000);
    const elsewhere = connect(two.url, { id, token: b.who.token ?? '' });
    await elsewhere.until(() => elsewhere.step === a.step);
    const [here, there] = [await clockOf(a), await clockOf(elsewhere)];
    expect(there).toEqual(here);
    expect(Date.now() - there.at).toBeGreaterThan(2500);
    expect(used(there)).toBeGreaterThan(0);
  });

  test('while PostgreSQL is away the clocks stand', async () => {
    const db = postgres as Postgres;
    const server = await serverProcess(await db.database(), { log: 'warn' });
    const { clients } = await twoPlayers(server.url, { clock: { kind: 'move', millis: 9000 } });
    const [a] = clients;
    await playTo(clients, 4);
    await db.away(12_000);
    while (!/the clocks stood/.test(server.logged())) await soon(100);
    expect(a.table?.status).toBe('playing');
    await playTo(clients, a.step + 2);
    expect(a.table?.status).toBe('playing');
  });
});
