/** The steps of games, the set-up and each answer: written once, one upon another, and read in order. */
import type { CompiledQuery } from 'kysely';
import { insertion } from './insertion.ts';
import type { Link } from './link.ts';
import { changePolicies, policiesOf } from './policies.ts';
import type { Database, GameRow, NewStep, PolicyRow, StepRow } from './tables.ts';
import type { Aside } from './whole.ts';
import { CHAINED, chainOf, flawIn, NO_STEP_IS_LATER } from './whole.ts';

export interface Loaded {
  readonly row: GameRow;
  readonly steps: StepRow[];
  readonly policies: PolicyRow[];
}

export class Steps {
  private readonly link: Link;
  private readonly aside: Aside;
  private readonly insertion: (steps: readonly NewStep[]) => CompiledQuery;

  constructor(link: Link, aside: Aside) {
    this.link = link;
    this.aside = aside;
    this.insertion = insertion(link.shared);
  }

  /**
   * Writes answers in one transaction; when this returns they are on disk. Several of one game stand in their order, and
   * are written all or not at all.
   * @returns for each whether it was written; not = somebody was faster, or the game no longer plays in that epoch
   */
  async append(steps: readonly NewStep[]): Promise<boolean[]> {
    const { link } = this;
    const layers = layered(steps);
    const write = async (db: Database): Promise<ReadonlySet<string>> => {
      let written: ReadonlySet<string> | undefined;
      for (const layer of layers) {
        // Upon a step that somebody else has written nothing of ours follows.
        const next = layer.filter(({ game }) => written?.has(game) ?? true);
        if (next.length === 0) break;
        const { rows } = await db.executeQuery<{ game: string }>(this.insertion(next));
        const done = new Set(rows.map((row) => row.game));
        const lost = next.find(({ game }) => written !== undefined && !done.has(game));
        if (lost !== undefined) throw new Error(`game ${lost.game}: step ${lost.step} does not follow`);
        written ??= done;
      }
      const kept = steps.filter(({ game }) => written?.has(game));
      await changePolicies(
        db,
        kept.flatMap(({ policies = [] }) => policies),
      );
      return written ?? new Set();
    };
    const games = steps.map(({ game }) => game);
    const written =
      link.shared || layers.length > 1 || steps.some(({ policies }) => policies !== undefined)
        ? await link.db.transaction().execute(async (trx) => {
            await link.lock(trx, games);
            return write(trx);
          })
        : await write(link.db);
    return games.map((game) => written.has(game));
  }

  /**
   * A game, its steps and the policies of its seats as they were at one moment.
   * @param after says from the row after which step they are wanted
   * @throws DamagedGame
   */
  async load(id: string, after: (row: GameRow) => number): Promise<Loaded | undefined> {
    const { link, aside } = this;
    const loaded = await link.patient(() => {
      const begun = link.db.transaction();
      return (link.shared ? begun.setIsolationLevel('repeatable read') : begun).execute(async (trx) => {
        const row = await trx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return undefined;
        const from = after(row);
        const steps = await stepsAfter(trx, id, from);
        const none = from < 0 && row.status === 'playing' ? 0 : undefined;
        const flaw = steps.length === 0 ? none : await flawIn(trx, link.shared, id, from, NO_STEP_IS_LATER);
        return { row, steps, policies: await policiesOf(trx, id), flaw };
      });
    });
    if (loaded === undefined) return undefined;
    const row = await aside.sound(loaded.row);
    if (loaded.flaw !== undefined) throw await aside.take(id, loaded.flaw);
    return { row, steps: loaded.steps, policies: loaded.policies };
  }

  /** Looks whether all steps of a game are as they were written. @throws DamagedGame */
  async check(game: string, after = -1, upTo = NO_STEP_IS_LATER): Promise<void> {
    const flaw = await this.link.patient(() => flawIn(this.link.db, this.link.shared, game, after, upTo));
    if (flaw !== undefined) throw await this.aside.take(game, flaw);
  }

  /** The steps after a step, in order. */
  async after(game: string, step = -1): Promise<StepRow[]> {
    return await this.link.patient(() => stepsAfter(this.link.db, game, step));
  }

  /** When a step was taken; undefined = there is none. */
  async takenAt(game: string, step: number): Promise<number | undefined> {
    const query = this.link.db.selectFrom('steps').select('at').where('game', '=', game).where('step', '=', step);
    return (await this.link.patient(() => query.executeTakeFirst()))?.at;
  }

  /** The number of the last step; -1 = the game has not begun. */
  last(game: string): Promise<number> {
    return this.link.patient(() => lastStep(this.link.db, game));
  }

  /** The step of a seat's answer of that name; undefined = there is none. */
  async answered(game: string, seat: number, answer: string): Promise<number | undefined> {
    const query = this.link.db.selectFrom('steps').select('step').where('game', '=', game).where('seat', '=', seat);
    return (await this.link.patient(() => query.where('answer', '=', answer).executeTakeFirst()))?.step;
  }

  /** Who answered what, without what was told of it; first the set-up. */
  async answers(game: string): Promise<Pick<StepRow, 'seat' | 'option'>[]> {
    const query = this.link.db.selectFrom('steps').select(['seat', 'option']).where('game', '=', game);
    return await query.orderBy('step').execute();
  }
}

/** The first steps of all games, then the second ones, and so on: one statement sees what the one before has written. */
function layered(steps: readonly NewStep[]): NewStep[][] {
  const layers: NewStep[][] = [];
  const count = new Map<string, number>();
  for (const step of steps) {
    const at = count.get(step.game) ?? 0;
    count.set(step.game, at + 1);
    (layers[at] ??= []).push(step);
  }
  return layers;
}

async function stepsAfter(db: Database, game: string, after: number): Promise<StepRow[]> {
  return await db
    .selectFrom('steps')
    .select(CHAINED)
    .where('game', '=', game)
    .where('step', '>', after)
    .orderBy('step')
    .execute();
}

/** The number of the last step; -1 = the game has not begun. */
export async function lastStep(db: Database, game: string): Promise<number> {
  const { last } = await db
    .selectFrom('steps')
    .select((of) => of.fn.max<number | null>('step').as('last'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return last ?? -1;
}

/** Writes the set-up. */
export async function begin(db: Database, start: StepRow): Promise<void> {
  await db
    .insertInto('steps')
    .values({ ...start, chain: chainOf('', start) })
    .execute();
}

/** Forgets all steps after one. */
export async function truncate(db: Database, game: string, last: number): Promise<void> {
  await db.deleteFrom('steps').where('game', '=', game).where('step', '>', last).execute();
}
