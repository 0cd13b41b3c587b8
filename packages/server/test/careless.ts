/** Databases as no server may open them, for tests that are to find them out. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrate } from '../src/store/migrations.ts';
import type { Opened } from '../src/store/open.ts';
import { openStore } from '../src/store/open.ts';
import { sqliteDialect } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import type { NewStep, Tables } from '../src/store/tables.ts';

/** `off`, `normal`: SQLite does not sync each commit. `early`: answers are acknowledged before they are written. */
export type Carelessness = 'off' | 'normal' | 'early';

async function early(file: string): Promise<Opened> {
  const opened = await openStore(file);
  const { store } = opened;
  const append = store.steps.append.bind(store.steps);
  store.steps.append = (steps: readonly NewStep[]) => {
    void append(steps);
    return Promise.resolve(steps.map(() => true));
  };
  return opened;
}

export async function careless(file: string, how: Carelessness): Promise<Opened> {
  if (how === 'early') return await early(file);
  mkdirSync(dirname(file), { recursive: true });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await migrate(db, false);
  await sql.raw(`pragma synchronous = ${how}`).execute(db);
  return { store: new Store(db, false), between: undefined, close: () => db.destroy() };
}
