/** Whether a commit reaches the disk: a database that would lose what was acknowledged is not served. */
import { sql } from 'kysely';
import type { Database } from './tables.ts';

export class UnsafeDatabase extends Error {}

const SQLITE_FULL = 2;

async function unsafeSqlite(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  const found = rows[0]?.synchronous;
  return found === SQLITE_FULL ? undefined : `SQLite: synchronous is ${found}, it must be FULL (2)`;
}

/** What must not be off, and what would help besides switching it on again. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: ' and then run sync(1) on its machine: what was written meanwhile may not lie on the disk',
  synchronous_commit: '',
  full_page_writes: ' and then CHECKPOINT',
};

async function unsafePostgres(db: Database): Promise<string | undefined> {
  const names = sql.join(
    Object.keys(SETTINGS).map((name) => sql`current_setting(${sql.lit(name)}) as ${sql.ref(name)}`),
  );
  const { rows } = await sql<Record<string, string>>`select ${names}`.execute(db);
  const [off] = Object.entries(SETTINGS).filter(([name]) => (rows[0]?.[name] ?? 'off') === 'off');
  if (off === undefined) return undefined;
  const [name, besides] = off;
  return (
    `PostgreSQL: ${name} is off; an answer could be acknowledged and lost. ` +
    `Set it on where it was set off (ALTER SYSTEM SET ${name} = on; SELECT pg_reload_conf();)${besides}`
  );
}

/** What would lose answers that were acknowledged, and what would help; undefined = nothing would. */
export function unsafeIn(db: Database, postgres: boolean): Promise<string | undefined> {
  return postgres ? unsafePostgres(db) : unsafeSqlite(db);
}

/** @throws UnsafeDatabase when a commit would not reach the disk */
export async function assertSyncs(db: Database, postgres: boolean): Promise<void> {
  const unsafe = await unsafeIn(db, postgres);
  if (unsafe !== undefined) throw new UnsafeDatabase(unsafe);
}
