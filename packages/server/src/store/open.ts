/** Opens the database that one variable names, and refuses one that would lose what was acknowledged. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { lockFile } from './lock.ts';
import { migrate } from './migrations.ts';
import { patientDialect, poolFor } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { Store } from './store.ts';
import { assertSyncs, UnsafeDatabase } from './syncs.ts';
import type { Database, Tables } from './tables.ts';

export interface Opened {
  readonly store: Store;
  /** For the fan-out between processes; undefined on SQLite, which one process serves. */
  readonly between: { readonly url: string; readonly pool: pg.Pool } | undefined;
  close(): Promise<void>;
}

/** @throws UnsafeDatabase when the file is damaged */
async function assertSqliteSound(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`
    .execute(db)
    .catch((error: unknown) => ({ rows: [{ integrity_check: String(error) }] }));
  const found = rows[0]?.integrity_check;
  if (found === 'ok') return;
  throw new UnsafeDatabase(
    `SQLite: ${file} is damaged (${found?.slice(0, 200)}). Put the last backup in its place, or save what can be read: sqlite3 ${file} .recover | sqlite3 saved.sqlite`,
  );
}

/** Takes an SQLite file for this process alone, in a folder that is made where there is none. */
function taken(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  return lockFile(file);
}

/** Whether the place is a PostgreSQL server. */
const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

async function upToDate(db: Database, place: string): Promise<void> {
  if (!isPostgres(place)) return await migrate(db, false);
  const patient = new Kysely<Tables>({ dialect: patientDialect(place) });
  try {
    await migrate(patient, true);
  } finally {
    await patient.destroy();
  }
}

/**
 * @param place `postgres://...`, or the path of an SQLite file, or ':memory:'
 * @throws UnsafeDatabase
 * @throws DatabaseTaken when another process serves this SQLite file
 */
export async function openStore(place: string): Promise<Opened> {
  const postgres = isPostgres(place);
  const pool = postgres ? poolFor(place) : undefined;
  const release = postgres || place === ':memory:' ? () => {} : taken(place);
  const db = new Kysely<Tables>({
    dialect: pool === undefined ? sqliteDialect(place) : new PostgresDialect({ pool }),
  });
  try {
    await assertSyncs(db, postgres);
    if (!postgres) await assertSqliteSound(db, place);
    await upToDate(db, place);
  } catch (error) {
    await db.destroy();
    release();
    throw error;
  }
  const between = pool === undefined ? undefined : { url: place, pool };
  return { store: new Store(db, postgres), between, close: () => db.destroy().then(release) };
}
