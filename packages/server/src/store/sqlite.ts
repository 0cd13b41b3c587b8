/** SQLite for Kysely: one file, one connection, in a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { CompiledQuery as Query, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { note } from '../cost/bill.ts';
import type { Asked, Replied } from './sqlite-thread.ts';
import { SqliteError } from './trouble.ts';

interface Waiting {
  resolve(replied: Replied): void;
  reject(error: unknown): void;
}

/** The one connection; its questions are answered in the order they were asked. */
class Connection implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (replied: Replied) => {
      this.waiting.get(replied.id)?.resolve(replied);
      this.waiting.delete(replied.id);
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the database is closed')));
  }

  private fail(error: unknown): void {
    for (const each of this.waiting.values()) each.reject(error);
    this.waiting.clear();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const asked: Asked = { id: ++this.asked, sql, params: parameters };
    const replied = await new Promise<Replied>((resolve, reject) => {
      this.waiting.set(asked.id, { resolve, reject });
      this.worker.postMessage(asked);
    });
    if ('failed' in replied) throw new SqliteError(replied.failed, replied.code);
    note({ millis: replied.millis });
    return { rows: replied.rows as R[], numAffectedRows: BigInt(replied.changes) };
  }

  // oxlint-disable-next-line require-yield -- an answer is a handful of rows; nothing here is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite does not stream here');
  }

  async close(): Promise<void> {
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('close');
    await ended;
  }
}

/** Hands the one connection to one caller after another. */
class OneConnection implements Driver {
  private readonly file: string;
  private connection: Connection | undefined;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(file: string) {
    this.file = file;
  }

  async init(): Promise<void> {
    this.connection = new Connection(this.file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release: () => void = () => {};
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection as Connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    // At once for writing: a reader that turns writer could find the file changed.
    await connection.executeQuery(Query.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.connection?.close();
  }
}

/** SQLite takes changes of tables back too: a migration that the power cuts short has not begun. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** @param file path of the database, or ':memory:' */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => new OneConnection(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
