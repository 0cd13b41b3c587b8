/** Opens the database that one variable names, and refuses one that would lose what was acknowledged. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { lockFile } from './lock.ts';
import { sqliteDialect } from './sqlite.ts';
import { Store } from './store.ts';
import type { Database, Tables } from './tables.ts';
import { migrate } from './tables.ts';

export interface Opened {
  readonly store: Store;
  /** For the fan-out between processes; undefined on SQLite, which one process serves. */
  readonly pool: pg.Pool | undefined;
  close(): Promise<void>;
}

export class UnsafeDatabase extends Error {}

const BIGINT = 20;
const SQLITE_FULL = 2;

/** Counts and times are far below 2^53; pg would hand them over as text. */
function poolFor(url: string): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((id: number, format?: 'text' | 'binary') =>
      id === BIGINT && format !== 'binary'
        ? Number
        : pg.types.getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
  };
  return new pg.Pool({ connectionString: url, types, max: 10 });
}

/** @throws UnsafeDatabase when a commit would not reach the disk */
export async function assertSqliteSyncs(db: Database): Promise<void> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  const found = rows[0]?.synchronous;
  if (found !== SQLITE_FULL) throw new UnsafeDatabase(`SQLite: synchronous is ${found}, it must be FULL (2)`);
}

/** @throws UnsafeDatabase when a commit would not reach the disk */
export async function assertPostgresSyncs(db: Database): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    const found = rows[0]?.value;
    if (found === undefined || found === 'off') {
      throw new UnsafeDatabase(`PostgreSQL: ${name} is ${found}; an answer could be acknowledged and lost`);
    }
  }
}

/** Takes an SQLite file for this process alone, in a folder that is made where there is none. */
function taken(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  return lockFile(file);
}

/** Whether the place is a PostgreSQL server. */
const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/**
 * @param place `postgres://...`, or the path of an SQLite file, or ':memory:'
 * @throws UnsafeDatabase
 * @throws DatabaseTaken when another process serves this SQLite file
 */
export async function openStore(place: string): Promise<Opened> {
  const postgres = isPostgres(place);
  const pool = postgres ? poolFor(place) : undefined;
  // A connection that breaks while idle is replaced; the pool tells of it here, and nobody listening would end the process.
  pool?.on('error', () => {});
  const release = postgres || place === ':memory:' ? () => {} : taken(place);
  const db = new Kysely<Tables>({
    dialect: pool === undefined ? sqliteDialect(place) : new PostgresDialect({ pool }),
  });
  try {
    await (postgres ? assertPostgresSyncs(db) : assertSqliteSyncs(db));
    await migrate(db, postgres);
  } catch (error) {
    await db.destroy();
    release();
    throw error;
  }
  return { store: new Store(db, postgres), pool, close: () => db.destroy().then(release) };
}
