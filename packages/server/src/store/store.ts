/** All that is kept, and the only place that speaks to the database. The same code runs on SQLite and on PostgreSQL. */
import type { CompiledQuery, Transaction } from 'kysely';
import { sql } from 'kysely';
import { insertion } from './insertion.ts';
import { Pulses } from './pulses.ts';
import type { Database, GamesTable, StepsTable, Tables } from './tables.ts';
import { backoff, isTrouble, wait } from './trouble.ts';
import { CHAINED, chainOf, DamagedGame, flawIn, hashOf, NO_STEP_IS_LATER, ROW, sealOf } from './whole.ts';

export type GameRow = Readonly<Omit<GamesTable, 'seal' | 'flaw'>>;
export type StepRow = Readonly<Omit<StepsTable, 'chain'>>;
type KeptRow = Readonly<GamesTable>;

/** An answer to be written: only if the game still plays, in the epoch that the answer was made in. */
export interface NewStep extends StepRow {
  readonly epoch: number;
  /** When the step before was taken: it is written upon that one alone. */
  readonly before: number;
}

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

/** How often what only reads is asked again. */
const READS = 4;

export class Store {
  readonly pulses: Pulses;
  private readonly db: Database;
  private readonly locks: boolean;
  private readonly insertion: (steps: readonly NewStep[]) => CompiledQuery;
  /** Told of each game that turns out to be damaged, once it is set aside. */
  onDamage: (damaged: DamagedGame) => void = () => {};

  /** @param locks whether several processes may write at once: then each takes the game's advisory lock */
  constructor(db: Database, locks: boolean) {
    this.db = db;
    this.pulses = new Pulses(db);
    this.locks = locks;
    this.insertion = insertion(locks);
  }

  private async lock(trx: Transaction<Tables>, games: readonly string[]): Promise<void> {
    if (!this.locks) return;
    const ids = sql.join(
      games.map((id) => sql`(cast(${id} as text))`),
      sql`, `,
    );
    // In one order everywhere: two batches that share two games would otherwise wait for each other.
    await sql`select pg_advisory_xact_lock(k) from (select distinct hashtextextended(v.id, 0) as k from (values ${ids}) as v(id) order by k) as locks`.execute(
      trx,
    );
  }

  async create(row: GameRow): Promise<void> {
    await this.db.insertInto('games').values(sealed(row)).execute();
  }

  /** Sets a game aside whose records are damaged. @returns what is to be thrown */
  async setAside(game: string, step: number): Promise<DamagedGame> {
    const damaged = new DamagedGame(game, step);
    await this.db.updateTable('games').set({ flaw: step }).where('id', '=', game).where('flaw', 'is', null).execute();
    this.onDamage(damaged);
    return damaged;
  }

  /** The row as it was written. @throws DamagedGame */
  private async sound(row: KeptRow): Promise<GameRow> {
    const { seal, flaw, ...rest } = row;
    if (flaw !== null) throw new DamagedGame(row.id, flaw);
    if (seal !== sealOf(rest)) throw await this.setAside(row.id, ROW);
    return rest;
  }

  /** Looks whether all steps of a game are as they were written. @throws DamagedGame */
  async check(game: string, after = -1, upTo = NO_STEP_IS_LATER): Promise<void> {
    const flaw = await this.patient(() => flawIn(this.db, this.locks, game, after, upTo));
    if (flaw !== undefined) throw await this.setAside(game, flaw);
  }

  /** The game that follows another by its id, among those that are not set aside, and its last step. @throws DamagedGame */
  async nextGame(after: string): Promise<{ id: string; last: number } | undefined> {
    const query = this.db.selectFrom('games').selectAll().where('id', '>', after).where('flaw', 'is', null);
    const row = await query.orderBy('id').limit(1).executeTakeFirst();
    if (row === undefined) return undefined;
    const { id } = await this.sound(row);
    return { id, last: await lastStep(this.db, id) };
  }

  /** How many games are set aside. */
  async damaged(): Promise<number> {
    const count = this.db.selectFrom('games').select((of) => of.fn.countAll<number | string>().as('all'));
    return Number((await count.where('flaw', 'is not', null).executeTakeFirstOrThrow()).all);
  }

  /** What only reads is asked again when the connection to another machine broke. */
  private async patient<T>(read: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await read();
      } catch (error) {
        if (!this.locks || tries >= READS || !isTrouble(error)) throw error;
        await wait(backoff(tries));
      }
    }
  }

  async game(id: string): Promise<GameRow | undefined> {
    const query = this.db.selectFrom('games').selectAll().where('id', '=', id);
    const row = await this.patient(() => query.executeTakeFirst());
    return row === undefined ? undefined : await this.sound(row);
  }

  /**
   * Reads a game's row under its lock and writes what `decide` makes of it, in one transaction. What it throws is passed
   * on, and nothing is changed.
   * @param decide gets the row and the last step; -1 = not begun
   * @returns the row afterwards; undefined when there is no such game or `decide` wants no change
   */
  async change(id: string, decide: (row: GameRow, last: number) => Change | undefined): Promise<GameRow | undefined> {
    const done = await this.db.transaction().execute(async (trx) => {
      await this.lock(trx, [id]);
      const kept = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      if (kept === undefined) return undefined;
      const { seal, flaw, ...row } = kept;
      if (flaw !== null || seal !== sealOf(row)) return { kept };
      const change = decide(row, await lastStep(trx, id));
      if (change === undefined) return undefined;
      const { truncate } = change;
      if (truncate !== undefined) {
        await trx.deleteFrom('steps').where('game', '=', id).where('step', '>', truncate).execute();
      }
      const after: GameRow = {
        ...row,
        ...change.set,
        revision: row.revision + 1,
        epoch: row.epoch + (truncate === undefined ? 0 : 1),
      };
      // What is counted meanwhile stays counted.
      const { id: _, bytes: _bytes, rows: _rows, ...columns } = sealed(after);
      await trx.updateTable('games').set(columns).where('id', '=', id).execute();
      const { start, also } = change;
      if (start !== undefined) {
        await trx
          .insertInto('steps')
          .values({ ...start, chain: chainOf('', start) })
          .execute();
      }
      if (also !== undefined) await trx.insertInto('games').values(sealed(also)).execute();
      return { after };
    });
    return done?.kept === undefined ? done?.after : await this.sound(done.kept);
  }

  /**
   * Writes answers of different games in one transaction; when this returns they are on disk.
   * @returns for each whether it was written; not = somebody was faster, or the game no longer plays in that epoch
   */
  async append(steps: readonly NewStep[]): Promise<boolean[]> {
    const write = async (db: Database): Promise<ReadonlySet<string>> => {
      const { rows } = await db.executeQuery<{ game: string }>(this.insertion(steps));
      return new Set(rows.map((row) => row.game));
    };
    const written = this.locks
      ? await this.db.transaction().execute(async (trx) => {
          await this.lock(
            trx,
            steps.map((step) => step.game),
          );
          return write(trx);
        })
      : await write(this.db);
    return steps.map((step) => written.has(step.game));
  }

  /**
   * A game and its steps as they were at one moment.
   * @param after says from the row after which step they are wanted
   * @throws DamagedGame
   */
  async load(id: string, after: (row: GameRow) => number): Promise<{ row: GameRow; steps: StepRow[] } | undefined> {
    const loaded = await this.patient(() => {
      const begun = this.db.transaction();
      return (this.locks ? begun.setIsolationLevel('repeatable read') : begun).execute(async (trx) => {
        const row = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return undefined;
        const from = after(row);
        const steps = await stepsAfter(trx, id, from);
        const none = from < 0 && row.status === 'playing' ? 0 : undefined;
        return { row, steps, flaw: steps.length === 0 ? none : await this.flawAfter(trx, id, from) };
      });
    });
    if (loaded === undefined) return undefined;
    const row = await this.sound(loaded.row);
    if (loaded.flaw !== undefined) throw await this.setAside(id, loaded.flaw);
    return { row, steps: loaded.steps };
  }

  private flawAfter(db: Database, game: string, after: number): Promise<number | undefined> {
    return flawIn(db, this.locks, game, after, NO_STEP_IS_LATER);
  }

  /** The steps after a step, in order. */
  async steps(game: string, after = -1): Promise<StepRow[]> {
    return await this.patient(() => stepsAfter(this.db, game, after));
  }

  /** When a step was taken; undefined = there is none. */
  async takenAt(game: string, step: number): Promise<number | undefined> {
    const query = this.db.selectFrom('steps').select('at').where('game', '=', game).where('step', '=', step);
    return (await this.patient(() => query.executeTakeFirst()))?.at;
  }

  /** The number of the last step; -1 = the game has not begun. */
  last(game: string): Promise<number> {
    return this.patient(() => lastStep(this.db, game));
  }

  /** The step of a seat's answer of that name; undefined = there is none. */
  async answered(game: string, seat: number, answer: string): Promise<number | undefined> {
    const query = this.db.selectFrom('steps').select('step').where('game', '=', game).where('seat', '=', seat);
    return (await this.patient(() => query.where('answer', '=', answer).executeTakeFirst()))?.step;
  }

  /**
   * What one viewer was told in the steps after one up to another, each as JSON. Taken out of the lists by the database,
   * so that what the others were told is neither carried nor read here.
   * @param place of the viewer in the list; see ../table/made.ts
   */
  async toldTo(game: string, place: number, after: number, upTo: number): Promise<string[]> {
    const list = this.locks ? sql`told::json` : sql`told`;
    const own = this.locks
      ? sql<string>`(case json_typeof(${list} -> ${sql.lit(place)}) when 'number' then ${list} -> (${list} ->> ${sql.lit(place)})::int else ${list} -> ${sql.lit(place)} end)::text`
      : sql<string>`case json_type(told, ${at(place)}) when 'integer' then json_extract(told, '$[' || json_extract(told, ${at(place)}) || ']') else json_extract(told, ${at(place)}) end`;
    const query = this.db
      .selectFrom('steps')
      .select(own.as('own'))
      .where('game', '=', game)
      .where('step', '>', after)
      .where('step', '<=', upTo)
      .orderBy('step');
    const rows = await this.patient(() => query.execute());
    return rows.map((row) => row.own);
  }

  /**
   * The whole view that was kept of a step for one viewer, as JSON; null = none was.
   * @param behind how many viewers the list has: the views stand behind them
   */
  async viewAt(game: string, step: number, place: number, behind: number): Promise<string | null> {
    const path = step === 0 ? [place, 'full'] : [behind, place];
    const view = this.locks
      ? sql<string | null>`(told::json #> ${sql.lit(`{${path.join(',')}}`)})::text`
      : sql<string | null>`json_extract(told, ${sql.lit(step === 0 ? `$[${place}].full` : `$[${behind}][${place}]`)})`;
    const query = this.db.selectFrom('steps').select(view.as('view')).where('game', '=', game).where('step', '=', step);
    const row = await this.patient(() => query.executeTakeFirst());
    return row?.view ?? null;
  }

  /** Open games that want to be found, newest first. */
  async lobby(game: string | undefined, most: number): Promise<LobbyRow[]> {
    let query = this.db.selectFrom('games').selectAll().where('listed', '=', 1).where('status', '=', 'open');
    if (game !== undefined) query = query.where('game', '=', game);
    const rows = await query.where('flaw', 'is', null).orderBy('created', 'desc').limit(most).execute();
    // A damaged one is found by whoever opens it, or by the round; nobody else is to suffer by it.
    return rows.filter((row) => row.seal === sealOf(row));
  }

  /** What is kept for an address, or for all. */
  async usage(address?: string): Promise<Usage> {
    const sum = (name: 'bytes' | 'rows') => sql<number | string>`coalesce(sum(${sql.ref(name)}), 0)`.as(name);
    const unfinished = sql<number | string>`sum(case when status in ('over', 'closed') then 0 else 1 end)`;
    let query = this.db.selectFrom('games').select([unfinished.as('unfinished'), sum('bytes'), sum('rows')]);
    if (address !== undefined) query = query.where('address', '=', address);
    const found = await query.executeTakeFirstOrThrow();
    return { unfinished: Number(found.unfinished), bytes: Number(found.bytes), rows: Number(found.rows) };
  }

  /** Notes how much was written of a game. */
  async grew(id: string, rows: number, bytes: number): Promise<void> {
    await this.db
      .updateTable('games')
      .set((of) => ({ rows: of('rows', '+', rows), bytes: of('bytes', '+', bytes) }))
      .where('id', '=', id)
      .execute();
  }

  /** Who answered what, without what was told of it; first the set-up. */
  async answers(game: string): Promise<Pick<StepRow, 'seat' | 'option'>[]> {
    const query = this.db.selectFrom('steps').select(['seat', 'option']).where('game', '=', game);
    return await query.orderBy('step').execute();
  }

  /** The record of a game that is over, packed; undefined = it was not made yet, or is damaged: then it is made anew. */
  async record(game: string): Promise<Uint8Array | undefined> {
    const query = this.db.selectFrom('records').select(['packed', 'hash']).where('game', '=', game);
    const row = await query.executeTakeFirst();
    if (row === undefined || row.hash === hashOf(row.packed)) return row?.packed;
    await this.db.deleteFrom('records').where('game', '=', game).execute();
    return undefined;
  }

  /** Keeps a record, unless the game is gone by now. */
  async keepRecord(game: string, packed: Uint8Array): Promise<void> {
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

  /** A secret of this installation: made once, the same for all processes. */
  async installation(name: string, fresh: string): Promise<string> {
    await this.db
      .insertInto('installation')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const query = this.db.selectFrom('installation').select('value').where('name', '=', name);
    return (await query.executeTakeFirstOrThrow()).value;
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('games').where('id', '=', id).execute();
  }

  /** Notes that a game was heard of. */
  async touch(id: string, at: number): Promise<void> {
    await this.db.updateTable('games').set({ touched: at }).where('id', '=', id).where('touched', '<', at).execute();
  }

  /**
   * Forgets games not heard of since one time, and addresses of games created before another.
   * @param botsBefore games that are over and that bots alone have played are forgotten earlier
   */
  async sweep(gamesBefore: number, addressesBefore: number, botsBefore = gamesBefore): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('games')
      .where((of) =>
        of.or([
          of('touched', '<', gamesBefore),
          of.and([of('people', '=', 0), of('status', 'in', ['over', 'closed']), of('touched', '<', botsBefore)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    await this.db
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
    await this.db
      .insertInto('installation')
      .values({ name: 'alive', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** Bytes that the database takes up. */
  async size(): Promise<number> {
    const asked = this.locks
      ? sql<{ size: number | string }>`select pg_database_size(current_database()) as size`
      : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
    return Number((await asked.execute(this.db)).rows[0]?.size ?? 0);
  }
}

/** A place in a list, as SQLite's functions for JSON write it. */
const at = (place: number) => sql.lit(`$[${place}]`);

const sealed = (row: GameRow) => ({ ...row, seal: sealOf(row) });

async function stepsAfter(db: Database, game: string, after: number): Promise<StepRow[]> {
  return await db
    .selectFrom('steps')
    .select(CHAINED)
    .where('game', '=', game)
    .where('step', '>', after)
    .orderBy('step')
    .execute();
}

async function lastStep(db: Database, game: string): Promise<number> {
  const { last } = await db
    .selectFrom('steps')
    .select((of) => of.fn.max<number | null>('step').as('last'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return last ?? -1;
}
