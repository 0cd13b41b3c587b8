/** The rows of games: who sits, what was agreed, how it stands; changed one after another under the game's lock. */
import { sql } from 'kysely';
import type { Link } from './link.ts';
import { begin, lastStep, truncate } from './steps.ts';
import type { GameRow, StepRow } from './tables.ts';
import type { Aside, KeptRow } from './whole.ts';
import { sealOf } from './whole.ts';

/** What a change makes of a game's row. */
export interface Change {
  /** Columns that are new. */
  readonly set?: Partial<Omit<GameRow, 'id' | 'revision' | 'epoch' | 'created'>>;
  /** The last step that stays; later ones are forgotten, and a new epoch begins. */
  readonly truncate?: number;
  /** The set-up, written together with the change. */
  readonly start?: StepRow;
  /** Another game, created together with the change. */
  readonly also?: GameRow;
}

/** How much is kept. */
export interface Usage {
  /** Games that are not over. */
  readonly unfinished: number;
  readonly bytes: number;
  readonly rows: number;
}

export interface LobbyRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly head: string;
  readonly created: number;
}

const sealed = (row: GameRow): Omit<KeptRow, 'flaw'> => ({ ...row, seal: sealOf(row) });

/** The row as a change leaves it. */
function changed(row: GameRow, { set, truncate: cut }: Change): GameRow {
  return { ...row, ...set, revision: row.revision + 1, epoch: row.epoch + (cut === undefined ? 0 : 1) };
}

export class Games {
  private readonly link: Link;
  private readonly aside: Aside;

  constructor(link: Link, aside: Aside) {
    this.link = link;
    this.aside = aside;
  }

  async create(row: GameRow): Promise<void> {
    await this.link.db.insertInto('games').values(sealed(row)).execute();
  }

  /** @throws DamagedGame */
  async row(id: string): Promise<GameRow | undefined> {
    const query = this.link.db.selectFrom('games').selectAll().where('id', '=', id);
    const row = await this.link.patient(() => query.executeTakeFirst());
    return row === undefined ? undefined : await this.aside.sound(row);
  }

  /**
   * Reads a game's row under its lock and writes what `decide` makes of it, in one transaction. What it throws is passed
   * on, and nothing is changed.
   * @param decide gets the row and the last step; -1 = not begun
   * @returns the row afterwards; undefined when there is no such game or `decide` wants no change
   */
  async change(id: string, decide: (row: GameRow, last: number) => Change | undefined): Promise<GameRow | undefined> {
    const done = await this.link.db.transaction().execute(async (trx) => {
      await this.link.lock(trx, [id]);
      const kept = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      if (kept === undefined) return undefined;
      const { seal, flaw, ...row } = kept;
      if (flaw !== null || seal !== sealOf(row)) return { kept };
      const change = decide(row, await lastStep(trx, id));
      if (change === undefined) return undefined;
      if (change.truncate !== undefined) await truncate(trx, id, change.truncate);
      const after = changed(row, change);
      // What is counted meanwhile stays counted.
      const { id: _, bytes: _bytes, rows: _rows, ...columns } = sealed(after);
      await trx.updateTable('games').set(columns).where('id', '=', id).execute();
      const { start, also } = change;
      if (start !== undefined) await begin(trx, start);
      if (also !== undefined) await trx.insertInto('games').values(sealed(also)).execute();
      return { after };
    });
    return done?.kept === undefined ? done?.after : await this.aside.sound(done.kept);
  }

  /** Open games that want to be found, newest first. */
  async lobby(game: string | undefined, most: number): Promise<LobbyRow[]> {
    let query = this.link.db.selectFrom('games').selectAll().where('listed', '=', 1).where('status', '=', 'open');
    if (game !== undefined) query = query.where('game', '=', game);
    const rows = await query.where('flaw', 'is', null).orderBy('created', 'desc').limit(most).execute();
    // A damaged one is found by whoever opens it, or by the round; nobody else is to suffer by it.
    return rows.filter((row) => row.seal === sealOf(row));
  }

  /** What is kept for an address, or for all. */
  async usage(address?: string): Promise<Usage> {
    const sum = (name: 'bytes' | 'rows') => sql<number | string>`coalesce(sum(${sql.ref(name)}), 0)`.as(name);
    const unfinished = sql<number | string>`sum(case when status in ('over', 'closed') then 0 else 1 end)`;
    let query = this.link.db.selectFrom('games').select([unfinished.as('unfinished'), sum('bytes'), sum('rows')]);
    if (address !== undefined) query = query.where('address', '=', address);
    const found = await query.executeTakeFirstOrThrow();
    return { unfinished: Number(found.unfinished), bytes: Number(found.bytes), rows: Number(found.rows) };
  }

  /** Notes how much was written of a game. */
  async grew(id: string, rows: number, bytes: number): Promise<void> {
    await this.link.db
      .updateTable('games')
      .set((of) => ({ rows: of('rows', '+', rows), bytes: of('bytes', '+', bytes) }))
      .where('id', '=', id)
      .execute();
  }

  /** Notes that a game was heard of. */
  async touch(id: string, at: number): Promise<void> {
    await this.link.db
      .updateTable('games')
      .set({ touched: at })
      .where('id', '=', id)
      .where('touched', '<', at)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.link.db.deleteFrom('games').where('id', '=', id).execute();
  }
}
