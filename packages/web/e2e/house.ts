/** The real game server as a process of its own, on a port and with a database of its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { nextSeed } from './seeded.ts';

const SEEDED = new URL('seeded-server.ts', import.meta.url).href;
const CLI = fileURLToPath(new URL('../../cli/bin/kolbiste.mjs', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface House {
  readonly url: string;
  /** Ends the process as a power cut would. */
  crash(): Promise<void>;
  /** Starts it again on the same port over the same database. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Waits for the line with which the server says that it is ready. */
async function ready(server: ChildProcess & { readonly stdout: Readable }): Promise<void> {
  const gone = once(server, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`);
  });
  await Promise.race([once(createInterface({ input: server.stdout }), 'line'), gone]);
  // Later its end is what the test wants.
  gone.catch(() => undefined);
}

/** Starts a server for one test, with generous limits: many pages come from one address here. */
export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const seed = nextSeed();
  let server: ChildProcess | undefined;
  let starts = 0;
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--import', SEEDED, CLI, 'serve', '--port', String(port)], {
      env: {
        ...process.env,
        KOLBISTE_DATABASE: join(folder, 'games.sqlite'),
        // Started again it draws other ids: the first ones stand in its database.
        KOLBISTE_E2E_SERVER: `${seed} / ${starts++}`,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await ready(started);
    server = started;
  };
  await start();
  return {
    url,
    crash: () => ended('SIGKILL'),
    start,
    async stop() {
      await ended('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
