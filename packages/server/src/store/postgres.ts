/** Connections to PostgreSQL that end, or fall silent, without harm: whatever is asked of one is answered in time, or fails. */
import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const BIGINT = 20;
const CONNECTIONS = 10;
/** Milliseconds that one statement may take. */
const STATEMENT_MILLIS = 10_000;
/** Milliseconds that a statement waits for a lock of another process. */
const LOCK_MILLIS = 5000;
/** Milliseconds after which a process that has fallen silent in a transaction loses its locks. */
const ABANDONED_MILLIS = 10_000;
/** Milliseconds until a connection stands, or one of the pool is free. */
const CONNECT_MILLIS = 5000;
/** Milliseconds without a byte after which the other end is taken for gone; longer than any statement takes. */
const SILENT_MILLIS = 12_000;
/** Milliseconds without a byte after which the system itself asks whether the other end is there. */
const KEEPALIVE_MILLIS = 10_000;

/** Counts and times are far below 2^53; pg would hand them over as text. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** A socket that does not wait for ever for a machine that went without a word. */
function mortalSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENT_MILLIS, () => socket.destroy(new Error('the database has fallen silent')));
  return socket;
}

/** How every connection to this database is made. */
function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types: TYPES,
    stream: mortalSocket,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MILLIS,
    connectionTimeoutMillis: CONNECT_MILLIS,
    statement_timeout: STATEMENT_MILLIS,
    lock_timeout: LOCK_MILLIS,
    idle_in_transaction_session_timeout: ABANDONED_MILLIS,
  };
}

/** A connection whose end is told to whoever waits for an answer, and to nobody else: an error nobody hears ends the process. */
function deafened(client: pg.PoolClient | pg.Client): void {
  client.on('error', () => {});
}

export function poolFor(url: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), max: CONNECTIONS });
  pool.on('connect', deafened);
  // Of one that was idle the pool tells here; another takes its place.
  pool.on('error', () => {});
  return pool;
}

/** One connection outside the pool, and how it is ended without the other end's help. */
export function singleConnection(url: string): { client: pg.Client; destroy: () => void } {
  const socket = mortalSocket();
  const client = new pg.Client({ ...connectionTo(url), stream: () => socket });
  deafened(client);
  return { client, destroy: () => void socket.destroy(new Error('the database has fallen silent')) };
}

/** For bringing tables up to date: that may take as long as it takes, and others wait for it. */
export function patientDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 1, keepAlive: true });
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
