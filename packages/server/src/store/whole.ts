/**
 * Whether what is kept is what was written. Each step holds a hash over itself and the hash of the step before (a chain),
 * so a changed, exchanged or missing one is found; each game's row holds a hash over itself (a seal). Both are against
 * disks and memories that fail, not against whoever may write to the database.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, GameRow, GamesTable, StepsTable } from './tables.ts';

/** A game whose records are not what was written: it is set aside, never played on. */
export class DamagedGame extends Error {
  readonly game: string;
  /** The first step that is wrong or missing; ROW = the game's own row. */
  readonly step: number;
  constructor(game: string, step: number) {
    super(`game ${game} is damaged (${step === ROW ? 'its own row' : `step ${step}`})`);
    this.game = game;
    this.step = step;
  }
}

/** In place of a step: the game's own row. */
export const ROW = -1;
/** The highest number that a step can have. */
export const NO_STEP_IS_LATER = 2 ** 31 - 1;

/** What a step's hash covers, in this order, behind the hash of the step before. */
export const CHAINED = ['game', 'step', 'seat', 'option', 'at', 'answer', 'told'] as const;
/** What the hash of a game's row covers: all that changes under its lock alone. */
export const SEALED = ['id', 'game', 'rules', 'status', 'epoch', 'revision', 'created', 'head', 'people'] as const;

/** Hash of a text as 64 hexadecimal digits. */
export const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** @param before hash of the step before; '' = there is none */
export const chainOf = (before: string, step: Pick<StepsTable, (typeof CHAINED)[number]>): string =>
  hashOf([before, ...CHAINED.map((name) => step[name])].join('|'));

export const sealOf = (row: Pick<GamesTable, (typeof SEALED)[number]>): string =>
  hashOf(SEALED.map((name) => row[name]).join('|'));

/** The same hash, made by the database: SQLite's is lent to it (./sqlite-thread.ts). */
export const hashIn = (postgres: boolean, parts: string): string =>
  postgres
    ? `encode(sha256(convert_to(concat_ws('|', ${parts}), 'UTF8')), 'hex')`
    : `sha256hex(concat_ws('|', ${parts}))`;

/** Hash of a step as the database makes it. @param before and step: names of two rows */
export const chainIn = (postgres: boolean, before: string, step: string): string =>
  hashIn(postgres, [`coalesce(${before}.chain, '')`, ...CHAINED.map((name) => `${step}.${name}`)].join(', '));

/** The first step of a game after one, up to another, that is not what was written; undefined = all are. */
export async function flawIn(
  db: Database,
  postgres: boolean,
  game: string,
  after: number,
  upTo: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ step: number }>`
    select s.step from steps s left join steps p on p.game = s.game and p.step = s.step - 1
    where s.game = ${game} and s.step > cast(${after} as integer) and s.step <= cast(${upTo} as integer)
      and (s.chain <> ${sql.raw(chainIn(postgres, 'p', 's'))} or (s.step > 0 and p.step is null))
    order by s.step limit 1`.execute(db);
  return rows[0]?.step;
}

/** A game's row as it is kept. */
export type KeptRow = Readonly<GamesTable>;

/** Games whose records are damaged: set aside one by one, never played on. */
export class Aside {
  private readonly db: Database;
  /** Told of each game that turns out to be damaged, once it is set aside. */
  onDamage: (damaged: DamagedGame) => void = () => {};

  constructor(db: Database) {
    this.db = db;
  }

  /** Sets a game aside whose records are damaged. @returns what is to be thrown */
  async take(game: string, step: number): Promise<DamagedGame> {
    const damaged = new DamagedGame(game, step);
    await this.db.updateTable('games').set({ flaw: step }).where('id', '=', game).where('flaw', 'is', null).execute();
    this.onDamage(damaged);
    return damaged;
  }

  /** The row as it was written. @throws DamagedGame */
  async sound(row: KeptRow): Promise<GameRow> {
    const { seal, flaw, ...rest } = row;
    if (flaw !== null) throw new DamagedGame(row.id, flaw);
    if (seal !== sealOf(rest)) throw await this.take(row.id, ROW);
    return rest;
  }

  /** How many games are set aside. */
  async count(): Promise<number> {
    const count = this.db.selectFrom('games').select((of) => of.fn.countAll<number | string>().as('all'));
    return Number((await count.where('flaw', 'is not', null).executeTakeFirstOrThrow()).all);
  }
}
