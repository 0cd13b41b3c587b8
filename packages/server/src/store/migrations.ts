/** How the tables came to be what they are, step by step: each is carried out once, in one transaction. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { chained } from './chained.ts';
import type { Database } from './tables.ts';

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('head', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('steps')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('step', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('option', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('told', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('steps_key', ['game', 'step'])
      .execute();
    await db.schema.createIndex('games_lobby').on('games').columns(['listed', 'status', 'created']).execute();
    await db.schema.createIndex('games_touched').on('games').columns(['touched']).execute();
    await db.schema.createIndex('games_address').on('games').columns(['address']).execute();
  },
};

/** Messages between processes that are too big for NOTIFY: the table of @socket.io/postgres-adapter. */
const attachments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(
      db,
    );
  },
};

/** Secrets of the installation. Addresses were hashed without one: what is known of them is forgotten. */
const installation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('installation')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await sql`update games set address = null`.execute(db);
  },
};

/** What is kept is counted, and records are made once. */
const storage = (postgres: boolean): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const counted = [
      ['people', 'integer', 1],
      ['rows', 'bigint', 0],
      ['bytes', 'bigint', 0],
    ] as const;
    for (const [name, type, usual] of counted) {
      await db.schema
        .alterTable('games')
        .addColumn(name, type, (c) => c.notNull().defaultTo(usual))
        .execute();
    }
    await sql`update games set "rows" = (select count(*) from steps where game = games.id), bytes = length(head) + (select coalesce(sum(length(told)), 0) from steps where game = games.id)`.execute(
      db,
    );
    await db.schema
      .createTable('records')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('packed', postgres ? 'bytea' : 'blob', (c) => c.notNull())
      .execute();
  },
});

/** When each game with clocks was last awake anywhere. */
const pulses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('pulses')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

const policies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('policies')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('policy', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('policies_key', ['game', 'seat'])
      .execute();
  },
};

/** In the order of their names; a published one is never changed. */
const migrations = (postgres: boolean): Record<string, Migration> => ({
  '001-games-and-steps': first,
  ...(postgres ? { '002-attachments': attachments } : {}),
  '003-installation': installation,
  '004-storage': storage(postgres),
  '005-pulses': pulses,
  '006-chained': chained(postgres),
  '007-policies': policies,
});

/** Brings the tables up to date; several processes may do so at once on PostgreSQL. */
export async function migrate(db: Database, postgres: boolean): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(postgres)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
