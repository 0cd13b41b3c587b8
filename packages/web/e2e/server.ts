/** The real game server within the test's own process: its time can be put forward, and it can know older rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRow } from '../../server/src/games/served.ts';
import { createServer } from '../../server/src/server.ts';
import { settingsFrom, UNLIMITED } from '../../server/src/settings.ts';
import { seededBytes } from './chance.ts';
import { nextSeed } from './seeded.ts';

/** The build as visitors get it. */
export const BUILD = join(import.meta.dirname, '../dist');
/** The copy of the build whose workers can be seeded (serve.mjs). */
const PAGE = process.env['KOLBISTE_PAGE'] ?? '';

/** Milliseconds that pass between two beats without one being missed. */
const STEP = 3000;

export interface OwnServer {
  readonly url: string;
  /** Lets so many milliseconds pass, beat by beat. Pages hear of it when they join the next time. */
  later(millis: number): Promise<void>;
  stop(): Promise<void>;
}

/** A folder for a database, and what removes it. */
export function databaseFolder(): { file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-e2e-'));
  return { file: join(folder, 'games.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What differs from a server with today's rules, nothing kept, and chance of its own. */
export interface Opened {
  readonly database?: string;
  readonly games?: readonly GameRow[];
  readonly page?: string;
  readonly seed?: string;
  /** Steps of a page of the past. */
  readonly past?: number;
  /** Where it listens; by default wherever there is room. */
  readonly port?: number;
}

/** A server for one test. */
export async function openServer(opened: Opened = {}): Promise<OwnServer> {
  const { database = ':memory:', games, page = PAGE, past, seed = nextSeed() } = opened;
  let ahead = 0;
  const server = await createServer({
    settings: { ...settingsFrom({ KOLBISTE_LOG: 'silent' }, ''), database },
    page,
    limits: { ...UNLIMITED, ...(past === undefined ? {} : { page: past }) },
    bytes: seededBytes(seed),
    now: () => Date.now() + ahead,
    ...(games === undefined ? {} : { games }),
  });
  const port = await server.listen(opened.port ?? 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    // Time that passes in a leap counts as time in which the server was away.
    async later(millis) {
      for (let left = millis; left > 0; left -= STEP) {
        ahead += Math.min(left, STEP);
        await server.pulse();
      }
    },
    stop: () => server.close(),
  };
}
