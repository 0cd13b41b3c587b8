/** When each game with clocks was last awake anywhere: what lies between that and its next waking is nobody's time. */
import type { Database } from './tables.ts';

/** Games in one statement at most: both databases limit the parameters of one. */
const MOST = 200;

export class Pulses {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** These games are awake at this moment; those that were deleted meanwhile are left out. */
  async beat(games: readonly string[], at: number): Promise<void> {
    for (let from = 0; from < games.length; from += MOST) {
      const some = games.slice(from, from + MOST);
      await this.db
        .insertInto('pulses')
        .columns(['game', 'at'])
        .expression((of) =>
          of
            .selectFrom('games')
            .select(({ cast, val }) => ['id', cast<number>(val(at), 'bigint').as('at')])
            .where('id', 'in', some),
        )
        .onConflict((conflict) => conflict.column('game').doUpdateSet({ at }))
        .execute();
    }
  }

  /** When the game was last known to be awake; undefined = never. */
  async last(game: string): Promise<number | undefined> {
    const row = await this.db.selectFrom('pulses').select('at').where('game', '=', game).executeTakeFirst();
    return row?.at;
  }
}
