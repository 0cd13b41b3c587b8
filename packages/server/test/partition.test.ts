/** The network between the server and PostgreSQL falls silent: no packet passes and no connection is closed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { connect, first, playTo, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import type { ServerProcess } from './process.ts';
import { serverProcess } from './process.ts';
import type { Direction } from './silence.ts';
import { wireTo } from './silence.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;
const soon = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
/** What is promised in docs/deploy.md, and a little for a busy machine. */
const NOTICED_MILLIS = 12_000;
const BUSY_MILLIS = 6000;

async function troubles({ url, logged, child }: ServerProcess): Promise<readonly string[]> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server has ended: ${logged()}`);
  const { troubles: found = [] } = (await (await fetch(`${url}/health`)).json()) as { troubles?: string[] };
  return found;
}

/** Milliseconds until something holds. */
async function lasted(holds: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds())) await soon(100);
  return performance.now() - began;
}

/** Every step once, and every acknowledged one among them. */
async function allKept(place: string, id: string, clients: readonly Client[]): Promise<void> {
  const rows = await (postgres as Postgres).query(place, 'select step from steps where game = $1 order by step', [id]);
  const kept = rows.map(({ step }) => step as number);
  expect(kept).toEqual(kept.map((_, step) => step));
  const acknowledged = clients.flatMap(({ heard }) =>
    heard.flatMap((line) => {
      const found = /^\["answer reply",\{"ok":true,"step":(\d+)/.exec(line);
      return found === null ? [] : [Number(found[1])];
    }),
  );
  expect(acknowledged.filter((step) => !kept.includes(step))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}

type How = readonly [direction: Direction, end: 'resume' | 'cut'];

/** A game at a server whose wire falls silent for longer than a player has. */
async function silenced([direction, end]: How): Promise<void> {
  const place = await (postgres as Postgres).database();
  const wire = await wireTo(place);
  const server = await serverProcess(wire.place, { log: 'warn' });
  const { id, clients } = await twoPlayers(server.url, { clock: { kind: 'move', millis: 10_000 } });
  const [a] = clients;
  await playTo(clients, 4);
  wire.silence(direction);
  const began = performance.now();
  const to = a.step + 4;
  const playing = Promise.all(clients.map((client) => client.play(first, () => client.step >= to)));
  const seen = new Map<string, number>();
  await lasted(async () => {
    for (const each of await troubles(server)) if (!seen.has(each)) seen.set(each, performance.now() - began);
    return seen.has('database') && seen.has('processes');
  });
  expect(Math.max(...seen.values())).toBeLessThan(NOTICED_MILLIS + BUSY_MILLIS);
  while (performance.now() - began < 14_000) await soon(100);
  wire[end]();
  expect(await lasted(async () => (await troubles(server)).length === 0)).toBeLessThan(20_000);
  await playing;
  expect({ direction, outcome: a.table?.outcome }).toEqual({ direction, outcome: null });
  await playTo(clients, a.step + 2);
  await allKept(place, id, clients);
  await lasted(() => /the server is well again/.test(server.logged()));
  expect(server.logged()).toMatch(/fallen silent|nothing can be kept/);
  expect(server.logged()).toMatch(/other processes are not heard until it is back/);
}

describe.skipIf(noPostgres !== undefined)(`the wire falls silent${lacking}`, () => {
  test('whatever vanishes, it is noticed, said, survived, and nobody loses time or an answer by it', async () => {
    const ways: How[] = [
      ['both', 'resume'],
      // What was asked has been done, but nobody is told.
      ['down', 'cut'],
      // What was asked arrives when nobody waits for it any more.
      ['up', 'resume'],
    ];
    await Promise.all(ways.map(silenced));
  });

  test('only where one process hears the others: it is noticed, and what was missed is told', async () => {
    const place = await (postgres as Postgres).database();
    const wire = await wireTo(place);
    const [deaf, other] = await Promise.all([
      serverProcess(wire.place, { log: 'warn' }),
      serverProcess(place, { log: 'warn' }),
    ]);
    const { id, clients } = await twoPlayers(other.url);
    const watcher = connect(deaf.url, { id });
    await playTo(clients, 4);
    await watcher.until(() => watcher.step >= 4);
    wire.silence('both', true);
    await playTo(clients, 8);
    expect(watcher.step).toBeLessThan(8);
    const silentFor = await lasted(() => /other processes are not heard/.test(deaf.logged()));
    expect(silentFor).toBeLessThan(NOTICED_MILLIS);
    await watcher.until(() => watcher.step >= 8);
    await lasted(() => /other processes are heard again/.test(deaf.logged()));
    await playTo(clients, 10);
    await watcher.until(() => watcher.step >= 10);
    await allKept(place, id, clients);
  });
});
