/** PostgreSQL restarted in the middle of games, and its connections ended one by one: nothing is lost, and nobody ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { chooser } from './client.ts';
import { connect, playTo, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import type { ServerProcess } from './process.ts';
import { serverProcess } from './process.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
const gapFree = (steps: readonly number[]): boolean =>
  steps.every((step, at) => at === 0 || step === steps[at - 1] + 1);
const alive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;
const soon = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

async function health({ url }: ServerProcess): Promise<number> {
  return (await fetch(`${url}/health`)).status;
}

/** A game whose players, and one who watches, are at two processes. */
async function acrossTwo() {
  const db = postgres as Postgres;
  const place = await db.database();
  const servers = await Promise.all([serverProcess(place, { log: 'warn' }), serverProcess(place, { log: 'warn' })]);
  const [one, two] = servers;
  const { id, clients } = await twoPlayers(one.url);
  const [a, first] = clients;
  first.close();
  const b = connect(two.url, first.who);
  const watcher = connect(two.url, { id });
  return { db, place, servers, id, a, b, watcher };
}

/** Steps whose answer was acknowledged to a client. */
const acknowledged = ({ heard }: Client): number[] =>
  heard.flatMap((line) => {
    const found = /^\["answer reply",\{"ok":true,"step":(\d+)/.exec(line);
    return found === null ? [] : [Number(found[1])];
  });

/** A page asks again what was refused because the database was away; so does this. */
async function toTheEnd(clients: readonly Client[], seed: string, meanwhile: () => Promise<void>): Promise<void> {
  const done = Promise.all(clients.map((client, seat) => client.play(chooser(`${seed} ${seat}`))));
  await Promise.all([done, meanwhile()]);
}

describe.skipIf(noPostgres !== undefined)(`PostgreSQL goes and comes back${lacking}`, () => {
  test.each(['fast', 'immediate'] as const)('restarted (%s) in the middle of a game', async (mode) => {
    const { db, place, servers, id, a, b, watcher } = await acrossTwo();
    await playTo([a, b], 5);
    const red: number[] = [];
    await toTheEnd([a, b], mode, async () => {
      const asked = setInterval(() => {
        for (const server of servers) void health(server).then((status) => red.push(status));
      }, 20);
      await db.restart(mode);
      clearInterval(asked);
    });
    await Promise.all([a, b, watcher].map((client) => client.until(() => (client.reader?.result ?? null) !== null)));
    expect(servers.map(alive)).toEqual([true, true]);
    expect(red).toContain(503);
    for (const server of servers) {
      while ((await health(server)) !== 200) await soon(50);
      expect(server.logged()).toMatch(/the connection to the database has ended/);
      expect(server.logged()).toMatch(/other processes are heard again/);
    }
    for (const client of [a, b, watcher]) expect(gapFree(client.steps)).toBe(true);
    const rows = await db.query(place, 'select step from steps where game = $1 order by step', [id]);
    const kept = rows.map(({ step }) => step as number);
    expect(kept).toEqual(Array.from({ length: a.step + 1 }, (_, step) => step));
    expect([...acknowledged(a), ...acknowledged(b)].filter((step) => !kept.includes(step))).toEqual([]);
    const told = [a, b, watcher].map(({ step }) => step);
    expect(new Set(told).size).toBe(1);
  });

  test('each single connection is ended, again and again', async () => {
    const { db, place, servers, a, b, watcher } = await acrossTwo();
    let ended = 0;
    const over = (): boolean => a.table?.status === 'over';
    await toTheEnd([a, b], 'ended', async () => {
      const name = new URL(place).pathname.slice(1);
      while (!over() && ended < 60) {
        const list = await db.query(
          place,
          'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          [name],
        );
        for (const { pid } of list) {
          await db.query(place, 'select pg_terminate_backend($1)', [pid]);
          ended++;
          await soon(30);
        }
      }
    });
    await Promise.all([a, b, watcher].map((client) => client.until(() => (client.reader?.result ?? null) !== null)));
    expect(servers.map(alive)).toEqual([true, true]);
    expect(ended).toBeGreaterThan(10);
    for (const client of [a, b, watcher]) expect(gapFree(client.steps)).toBe(true);
    expect(b.step).toBe(a.step);
  });

  test('what was told while a process did not listen reaches those at it, without their asking', async () => {
    const { db, place, servers, a, b, watcher } = await acrossTwo();
    await playTo([a, b], 5);
    await watcher.until(() => watcher.step >= 5);
    b.close();
    await a.until(() => a.table?.seats[1]?.present === false);
    const other = connect(servers[0].url, b.who);
    await other.until(() => other.step === a.step);
    for (let round = 0; round < 4; round++) {
      const ears = await db.query(
        place,
        "select pid from pg_stat_activity where query ilike 'listen %' or query = 'select 1'",
      );
      for (const { pid } of ears) await db.query(place, 'select pg_terminate_backend($1)', [pid]);
      // All of this while nobody at the second process is heard or told.
      await playTo([a, other], a.step + 2);
      await watcher.until(() => watcher.step === a.step);
    }
    expect(servers.map(alive)).toEqual([true, true]);
    expect(gapFree(watcher.steps)).toBe(true);
  });
});
