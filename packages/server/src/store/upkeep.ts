/** What is done for the database itself: forgetting what is old, looking whether it is well, going through all that is kept. */
import { sql } from 'kysely';
import type { Link } from './link.ts';
import { lastStep } from './steps.ts';
import { unsafeIn } from './syncs.ts';
import type { Aside } from './whole.ts';

export class Upkeep {
  private readonly link: Link;
  private readonly aside: Aside;

  constructor(link: Link, aside: Aside) {
    this.link = link;
    this.aside = aside;
  }

  /** A secret of this installation: made once, the same for all processes. */
  async installation(name: string, fresh: string): Promise<string> {
    const { db } = this.link;
    await db
      .insertInto('installation')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const query = db.selectFrom('installation').select('value').where('name', '=', name);
    return (await query.executeTakeFirstOrThrow()).value;
  }

  /** The game that follows another by its id, among those that are not set aside, and its last step. @throws DamagedGame */
  async nextGame(after: string): Promise<{ id: string; last: number } | undefined> {
    const query = this.link.db.selectFrom('games').selectAll().where('id', '>', after).where('flaw', 'is', null);
    const row = await query.orderBy('id').limit(1).executeTakeFirst();
    if (row === undefined) return undefined;
    const { id } = await this.aside.sound(row);
    return { id, last: await lastStep(this.link.db, id) };
  }

  /**
   * Forgets games not heard of since one time, and addresses of games created before another.
   * @param botsBefore games that are over and that bots alone have played are forgotten earlier
   */
  async sweep(gamesBefore: number, addressesBefore: number, botsBefore = gamesBefore): Promise<number> {
    const { db } = this.link;
    const { numDeletedRows } = await db
      .deleteFrom('games')
      .where((of) =>
        of.or([
          of('touched', '<', gamesBefore),
          of.and([of('people', '=', 0), of('status', 'in', ['over', 'closed']), of('touched', '<', botsBefore)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    await db
      .updateTable('games')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('created', '<', addressesBefore)
      .execute();
    return Number(numDeletedRows);
  }

  /** Whether the database answers and takes what is written to it. */
  async alive(at: number): Promise<void> {
    const value = String(at);
    await this.link.db
      .insertInto('installation')
      .values({ name: 'alive', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** What would by now lose answers that were acknowledged, and what would help; undefined = nothing would. */
  unsafe(): Promise<string | undefined> {
    return unsafeIn(this.link.db, this.link.shared);
  }

  /** Bytes that the database takes up. */
  async size(): Promise<number> {
    const asked = this.link.shared
      ? sql<{ size: number | string }>`select pg_database_size(current_database()) as size`
      : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
    return Number((await asked.execute(this.link.db)).rows[0]?.size ?? 0);
  }
}
