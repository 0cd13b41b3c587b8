/** All that is kept, and the only place that speaks to the database. The same code runs on SQLite and on PostgreSQL. */
import type { Transaction } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import { Pulses } from './pulses.ts';
import type { Database, GamesTable, StepsTable, Tables } from './tables.ts';
import { backoff, isTrouble, wait } from './trouble.ts';

export type GameRow = Readonly<GamesTable>;
export type StepRow = Readonly<StepsTable>;

/** An answer to be written: only if the game still plays, in the epoch that the answer was made in. */
export interface NewStep extends StepRow {
  readonly epoch: number;
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
  private readonly insertion: (count: number) => string;

  /** @param locks whether several processes may write at once: then each takes the game's advisory lock */
  constructor(db: Database, locks: boolean) {
    this.db = db;
    this.pulses = new Pulses(db);
    this.locks = locks;
    this.insertion = insertions(locks ? (k) => `$${k}` : () => '?');
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
    await this.db.insertInto('games').values(row).execute();
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
    return await this.patient(() => this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst());
  }

  /**
   * Reads a game's row under its lock and writes what `decide` makes of it, in one transaction. What it throws is passed
   * on, and nothing is changed.
   * @param decide gets the row and the last step; -1 = not begun
   * @returns the row afterwards; undefined when there is no such game or `decide` wants no change
   */
  async change(id: string, decide: (row: GameRow, last: number) => Change | undefined): Promise<GameRow | undefined> {
    return await this.db.transaction().execute(async (trx) => {
      await this.lock(trx, [id]);
      const row = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
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
      const { id: _, bytes: _bytes, rows: _rows, ...columns } = after;
      await trx.updateTable('games').set(columns).where('id', '=', id).execute();
      if (change.start !== undefined) await trx.insertInto('steps').values(change.start).execute();
      if (change.also !== undefined) await trx.insertInto('games').values(change.also).execute();
      return after;
    });
  }

  /**
   * Writes answers of different games in one transaction; when this returns they are on disk.
   * @returns for each whether it was written; not = somebody was faster, or the game no longer plays in that epoch
   */
  async append(steps: readonly NewStep[]): Promise<boolean[]> {
    const write = async (db: Database): Promise<ReadonlySet<string>> => {
      const { rows } = await db.executeQuery<{ game: string }>(insertion(steps, this.insertion));
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
   */
  async load(id: string, after: (row: GameRow) => number): Promise<{ row: GameRow; steps: StepRow[] } | undefined> {
    return await this.patient(() => {
      const begun = this.db.transaction();
      return (this.locks ? begun.setIsolationLevel('repeatable read') : begun).execute(async (trx) => {
        const row = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined ? undefined : { row, steps: await stepsAfter(trx, id, after(row)) };
      });
    });
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
    let query = this.db
      .selectFrom('games')
      .select(['id', 'game', 'rules', 'head', 'created'])
      .where('listed', '=', 1)
      .where('status', '=', 'open');
    if (game !== undefined) query = query.where('game', '=', game);
    return await query.orderBy('created', 'desc').limit(most).execute();
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

  /** The record of a game that is over, packed; undefined = it was not made yet. */
  async record(game: string): Promise<Uint8Array | undefined> {
    const query = this.db.selectFrom('records').select('packed').where('game', '=', game);
    return (await query.executeTakeFirst())?.packed;
  }

  /** Keeps a record, unless the game is gone by now. */
  async keepRecord(game: string, packed: Uint8Array): Promise<void> {
    await this.db
      .insertInto('records')
      .columns(['game', 'packed'])
      .expression((of) =>
        of
          .selectFrom('games')
          .select(['id', sql<Uint8Array>`${packed}`.as('packed')])
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

async function stepsAfter(db: Database, game: string, after: number): Promise<StepRow[]> {
  return await db
    .selectFrom('steps')
    .selectAll()
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

const COLUMNS = [
  ['game', 'text'],
  ['step', 'integer'],
  ['seat', 'integer'],
  ['option', 'integer'],
  ['at', 'bigint'],
  ['answer', 'text'],
  ['told', 'text'],
  ['epoch', 'integer'],
] as const;
const KEPT = COLUMNS.map(([name]) => name).filter((name) => name !== 'epoch');

/** The statement for so many answers, by the mark of its k-th parameter: made once, for it is the most frequent of all. */
function insertions(mark: (k: number) => string): (count: number) => string {
  const made: string[] = [];
  const row = (at: number): string =>
    `(${COLUMNS.map(([, type], k) => `cast(${mark(at * COLUMNS.length + k + 1)} as ${type})`).join(', ')})`;
  return (count) =>
    (made[count] ??= `
    with v (${COLUMNS.map(([name]) => name).join(', ')}) as (values ${Array.from({ length: count }, (_, at) => row(at)).join(', ')})
    insert into steps (${KEPT.join(', ')})
    select ${KEPT.map((name) => `v.${name}`).join(', ')}
    from v join games g on g.id = v.game and g.epoch = v.epoch and g.status = 'playing'
    where true
    on conflict (game, step) do nothing
    returning game`);
}

/** One statement for all: it writes those steps whose game plays in their epoch and that nobody wrote before. */
function insertion(steps: readonly NewStep[], sqlOf: (count: number) => string): CompiledQuery {
  const values = steps.flatMap((step) => COLUMNS.map(([name]) => step[name]));
  return CompiledQuery.raw(sqlOf(steps.length), values);
}
