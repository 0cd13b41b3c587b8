/** Servers for tests: real ones, on a port of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/building.ts';
import type { RunningServer } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { settingsFrom, UNLIMITED } from '../src/settings.ts';
import type { Who } from './client.ts';
import { Client, create, sit } from './client.ts';

/** A folder that goes with the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly port: number;
}

/** @param database path or address; by default in memory */
export async function startServer(
  database = ':memory:',
  options: Partial<ServerOptions> & { port?: number } = {},
): Promise<TestServer> {
  const settings = { ...settingsFrom({ KOLBISTE_LOG: process.env['KOLBISTE_LOG'] ?? 'silent' }, ''), database };
  const server = await createServer({ settings, ...options, limits: { ...UNLIMITED, ...options.limits } });
  const port = await server.listen(options.port ?? 0, '127.0.0.1');
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { ...server, close, port, url: `http://127.0.0.1:${port}` };
}

export function connect(url: string, who: Who, options?: { quiet?: boolean }): Client {
  const client = new Client(url, who, options);
  onTestFinished(() => client.close());
  return client;
}

/** A game between two people, both connected. */
export async function twoPlayers(
  url: string,
  order: Parameters<typeof create>[1] = {},
): Promise<{ id: string; invite: string; clients: [Client, Client] }> {
  const { id, token, invite } = await create(url, order);
  const other = await sit(url, id, { invite });
  const a = connect(url, { id, ...(token === undefined ? {} : { token }) });
  const b = connect(url, { id, token: other.token });
  return { id, invite, clients: [a, b] };
}

/** A server whose clock can be put forward. */
export async function clocked() {
  let ahead = 0;
  const server = await startServer(':memory:', { now: () => Date.now() + ahead });
  return {
    ...server,
    later(millis: number) {
      ahead += millis;
    },
  };
}

/** Chooses what comes first. */
export const first = (options: readonly number[]): number => options[0];
/** Waits until something holds for each of them. */
export const all = (clients: readonly Client[], holds: (client: Client) => boolean): Promise<unknown> =>
  Promise.all(clients.map((client) => client.until(() => holds(client))));

/** Both players answer until so many answers were given. */
export async function playTo(clients: readonly Client[], step: number): Promise<void> {
  const enough = (): boolean => clients.some((client) => client.step >= step);
  await Promise.all(clients.map((client) => client.play(first, enough)));
  await all(clients, (client) => client.step >= step);
}
