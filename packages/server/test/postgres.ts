/** A real PostgreSQL in a folder of its own, started by the tests that need one and ended with them. */
import type { ChildProcess } from 'node:child_process';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL programs; undefined = there are none. */
function programs(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return {} as { uid: number; gid: number };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/** Why there is none here; undefined = there is one. Named when tests are skipped. */
export const noPostgres: string | undefined =
  programs() === undefined
    ? 'no PostgreSQL here (Debian: apt-get install postgresql)'
    : servant() === undefined
      ? 'no user postgres here'
      : undefined;

export interface Postgres {
  /** Address of a new, empty database. */
  database(): Promise<string>;
  /** Runs one of its programs, such as pg_dump. */
  program(name: string, args: readonly string[], input?: Buffer): Buffer;
  /** Ends it and starts it anew; connections of clients are cut (fast) or it falls as in a crash (immediate). */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends it and starts it anew after so many milliseconds. */
  away(millis: number): Promise<void>;
  /** A statement in one of its databases, as the operator. */
  query(place: string, text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

async function ready(url: string, child?: ChildProcess): Promise<void> {
  for (;;) {
    if ((child?.exitCode ?? null) !== null) throw new Error('PostgreSQL did not start');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await setTimeout(50);
    }
  }
}

const quoted = (settings: readonly string[]): string => settings.map((each) => `-c '${each}'`).join(' ');

/** Starts a server that listens on a socket in its folder alone. @param settings such as `fsync=off` */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const bin = programs() as string;
  const as = servant() as { uid: number; gid: number };
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-pg-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LANG: 'C', HOME: folder } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale'], {
    ...options,
    stdio: 'ignore',
  });
  const own = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...own.flatMap((each) => ['-c', each])], {
    ...options,
    stdio: 'ignore',
  });
  const address = (database: string): string =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await ready(address('postgres'), child);
  let count = 0;
  const restarted = async (mode: string, away: number): Promise<void> => {
    // The first one is this process's child, and is to be taken leave of while pg_ctl waits for its end.
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    await promisify(execFile)(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop'], options);
    await ended;
    await setTimeout(away);
    // What it starts keeps the outputs open: they are nobody's here.
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), 'start', '-o', quoted(own)], {
      ...options,
      stdio: 'ignore',
    });
    await ready(address('postgres'));
  };
  return {
    async database() {
      const name = `test${++count}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    program: (name, args, input) =>
      execFileSync(join(bin, name), ['-h', folder, '-U', 'postgres', ...args], { ...options, input }),
    restart: (mode) => restarted(mode, 0),
    away: (millis) => restarted('fast', millis),
    async query(place, text, values = []) {
      const client = new pg.Client({ connectionString: place });
      await client.connect();
      const { rows } = await client.query(text, [...values]);
      await client.end();
      return rows as Record<string, unknown>[];
    },
    async stop() {
      await promisify(execFile)(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
