/** The way to the database: what is asked, asked again where only the line was at fault, and locked where others write too. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tables } from './tables.ts';
import { backoff, isTrouble, wait } from './trouble.ts';

/** How often what only reads is asked again. */
const READS = 4;

export class Link {
  readonly db: Database;
  /** Whether it is PostgreSQL, where several processes may write at once. */
  readonly shared: boolean;

  constructor(db: Database, shared: boolean) {
    this.db = db;
    this.shared = shared;
  }

  /** What only reads is asked again when the connection to another machine broke. */
  async patient<T>(read: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await read();
      } catch (error) {
        if (!this.shared || tries >= READS || !isTrouble(error)) throw error;
        await wait(backoff(tries));
      }
    }
  }

  /** Takes the advisory locks of these games until the transaction ends. */
  async lock(trx: Transaction<Tables>, games: readonly string[]): Promise<void> {
    if (!this.shared) return;
    const ids = sql.join(
      games.map((id) => sql`(cast(${id} as text))`),
      sql`, `,
    );
    // In one order everywhere: two batches that share two games would otherwise wait for each other.
    await sql`select pg_advisory_xact_lock(k) from (select distinct hashtextextended(v.id, 0) as k from (values ${ids}) as v(id) order by k) as locks`.execute(
      trx,
    );
  }
}
