/** What seats let their tables answer for them: kept, so that it outlives a server that is killed. */
import type { Link } from './link.ts';
import type { Database, PolicyChange, PolicyRow } from './tables.ts';

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

  /** Keeps what policies have come to by themselves, without an answer. */
  async change(changes: readonly PolicyChange[]): Promise<void> {
    await changePolicies(this.link.db, changes);
  }
}

/** Those of all seats of a game. */
export async function policiesOf(db: Database, game: string): Promise<PolicyRow[]> {
  return await db.selectFrom('policies').selectAll().where('game', '=', game).orderBy('seat').execute();
}

/** Only where a policy is kept as it was before: what a seat has set meanwhile at another process stays. */
export async function changePolicies(db: Database, changes: readonly PolicyChange[]): Promise<void> {
  for (const { game, seat, owner, policy, before } of changes) {
    const at = db.updateTable('policies').set({ policy }).where('game', '=', game).where('seat', '=', seat);
    await at.where('owner', '=', owner).where('policy', '=', before).execute();
  }
}
