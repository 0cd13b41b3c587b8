/** What seats let their tables answer for them: kept, so that it outlives a server that is killed. */
import type { Link } from './link.ts';
import type { PolicyRow } from './tables.ts';

export class Policies {
  private readonly link: Link;

  constructor(link: Link) {
    this.link = link;
  }

  /** Keeps the policy of a seat in place of the one before. */
  async put(row: PolicyRow): Promise<void> {
    const { owner, policy } = row;
    await this.link.db
      .insertInto('policies')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ owner, policy }))
      .execute();
  }

  async remove(game: string, seat: number): Promise<void> {
    await this.link.db.deleteFrom('policies').where('game', '=', game).where('seat', '=', seat).execute();
  }

  /** Those of all seats of a game. */
  async of(game: string): Promise<PolicyRow[]> {
    const query = this.link.db.selectFrom('policies').selectAll().where('game', '=', game).orderBy('seat');
    return await this.link.patient(() => query.execute());
  }
}
