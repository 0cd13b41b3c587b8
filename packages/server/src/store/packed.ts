/** Records of games that are over, made once and kept packed. */
import { sql } from 'kysely';
import type { Database } from './tables.ts';
import { hashOf } from './whole.ts';

export class PackedRecords {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** The record of a game; undefined = it was not made yet, or is damaged: then it is made anew. */
  async of(game: string): Promise<Uint8Array | undefined> {
    const query = this.db.selectFrom('records').select(['packed', 'hash']).where('game', '=', game);
    const row = await query.executeTakeFirst();
    if (row === undefined || row.hash === hashOf(row.packed)) return row?.packed;
    await this.db.deleteFrom('records').where('game', '=', game).execute();
    return undefined;
  }

  /** Keeps a record, unless the game is gone by now. */
  async keep(game: string, packed: Uint8Array): Promise<void> {
    const hash = hashOf(packed);
    await this.db
      .insertInto('records')
      .columns(['game', 'packed', 'hash'])
      .expression((of) =>
        of
          .selectFrom('games')
          .select(['id', sql<Uint8Array>`${packed}`.as('packed'), sql<string>`cast(${hash} as text)`.as('hash')])
          .where('id', '=', game),
      )
      .onConflict((conflict) => conflict.column('game').doNothing())
      .execute();
  }
}
