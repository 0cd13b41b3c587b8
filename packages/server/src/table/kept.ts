/** A table that is awake, and how it stays in line with what is kept of it. */
import type { Seat } from '@kolbiste/kernel';
import type { Told } from '@kolbiste/wire';
import { kindsThen } from '@kolbiste/wire';
import type { Status, Table } from '@kolbiste/wire/protocol';
import type { ServedGame } from '../games/served.ts';
import type { Change } from '../store/games.ts';
import type { GameRow, PolicyRow, StepRow } from '../store/tables.ts';
import { isTrouble } from '../store/trouble.ts';
import { NO_STEP_IS_LATER } from '../store/whole.ts';
import type { ServerContext } from './server-context.ts';
import type { Start } from './session.ts';
import { OtherRules, Session } from './session.ts';
import { Refusing } from './sitting.ts';
import type { Placed, TableMeta } from './table-meta.ts';
import { isDone, placed, tableOf } from './table-meta.ts';

/** So many answers tell by what numbers a game was told. */
const FIRST_STEPS = 40;

export abstract class KeptTable {
  readonly id: string;
  /** Persons who are not connected, and since when. */
  readonly away = new Map<Seat, number>();
  /** When somebody last wanted something of it. */
  used: number;
  protected readonly context: ServerContext;
  protected readonly served: ServedGame;
  protected place: Placed;
  /** Undefined = not begun, or not to be played by these rules. */
  protected play: Session | undefined;
  protected frozen = false;
  /** Names of the kinds of events as this game was told, where they are numbered otherwise today. */
  private kinds: readonly string[] | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private busy = 0;

  protected constructor(context: ServerContext, served: ServedGame, row: GameRow) {
    this.context = context;
    this.served = served;
    this.id = row.id;
    this.place = placed(row);
    this.used = context.now();
  }

  /** What follows from how the table stands now. */
  protected abstract settle(): Promise<void>;

  /** Takes over what is kept of seats' policies. */
  protected abstract readPolicies(rows: readonly PolicyRow[]): void;

  /** The database failed in the middle of something. */
  protected abstract recover(): void;

  get meta(): TableMeta {
    return this.place.meta;
  }

  get status(): Placed['status'] {
    return this.place.status;
  }

  get row(): GameRow {
    return this.place.row;
  }

  /** Who has won when a seat drops out: all the others; nobody where all play on one side. */
  winnersWithout(seat: Seat): Seat[] {
    return this.served.together === true ? [] : [...this.meta.seats.keys()].filter((each) => each !== seat);
  }

  /** Whether nothing is happening. */
  protected get quiet(): boolean {
    return this.busy === 0;
  }

  table(): Table {
    const table = tableOf(this.place, this.away, this.frozen, this.served.shown);
    return this.kinds === undefined ? table : { ...table, kinds: this.kinds };
  }

  /** Lets one thing after another happen. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.used = this.context.now();
    this.busy++;
    const done = this.queue.then(work);
    this.queue = done.catch(() => {}).finally(() => this.busy--);
    return done;
  }

  /** Brings what is here in line with what is kept. @throws Refusing when the game is gone */
  protected async reload(): Promise<void> {
    const here = this.row;
    // The last step that is here comes along: a database restored from a copy may have another one, or none.
    const after = (row: GameRow): number => {
      // A game that is over is shown from what was told: nothing of it is carried out again.
      if (this.play === undefined && isDone(row.status as Status)) return NO_STEP_IS_LATER;
      return row.epoch === here.epoch ? (this.play?.step ?? 0) - 1 : -1;
    };
    const loaded = await this.context.store.steps.load(this.id, after);
    if (loaded === undefined) throw new Refusing('noGame');
    this.place = placed(loaded.row);
    this.readPolicies(loaded.policies);
    if (!(await this.follow(loaded.steps, loaded.row.epoch === here.epoch))) return await this.forget();
    if (this.frozen && this.kinds === undefined) this.kinds = await this.kindsTold();
    this.play?.rebase(this.meta);
    await this.settle();
  }

  /** By what numbers the events of a game of other rules were told. */
  private async kindsTold(): Promise<readonly string[] | undefined> {
    const { game } = this.served;
    if (!(game.eventsBefore ?? []).some(({ rulesVersion }) => rulesVersion === this.row.rules)) return undefined;
    const texts = await this.context.store.told.to(this.id, this.meta.seats.length, -1, FIRST_STEPS);
    const told = texts.map((text) => JSON.parse(text) as Told | Start);
    return kindsThen(
      game,
      this.row.rules,
      told.map((one) => ('told' in one ? one.told : one)),
    );
  }

  /** False when what is here does not fit upon what is kept: then it is to be built anew. */
  private async follow(steps: readonly StepRow[], sameEpoch: boolean): Promise<boolean> {
    const going = this.play !== undefined && sameEpoch;
    const [first, ...rest] = steps;
    if (going && (first?.step !== this.play?.step || first?.at !== this.play?.at)) return false;
    if (!going && isDone(this.status)) {
      this.play = undefined;
      this.frozen = this.row.rules !== this.served.game.rulesVersion;
      return true;
    }
    try {
      if (going) this.play?.catchUp(rest);
      else this.play = await this.replayed(steps);
    } catch (error) {
      if (going) return false;
      this.context.log.warn({ game: this.id, error: String(error) }, 'shown from what was told: the rules differ');
      this.play = undefined;
      this.frozen = true;
    }
    return true;
  }

  private async replayed(steps: readonly StepRow[]): Promise<Session | undefined> {
    const { game } = this.served;
    // A table where seats are free takes today's rules when somebody sits down; one that agrees on chance is bound to its own.
    if (steps.length === 0 && (this.status !== 'chance' || this.row.rules === game.rulesVersion)) return undefined;
    if (this.row.rules !== game.rulesVersion) throw new OtherRules(`${this.row.rules}, here ${game.rulesVersion}`);
    return await Session.replayed(game, this.meta, steps);
  }

  /** What is here may be ahead of what is kept: forget it. */
  protected async forget(): Promise<void> {
    this.play = undefined;
    await this.reload();
  }

  /** Changes the meta, and the record with it, under the game's lock. */
  async change(decide: (place: Placed, last: number) => Change | undefined): Promise<boolean> {
    const row = await this.changed(decide);
    if (row === undefined) return false;
    await this.reload();
    this.tellTable();
    this.context.voice.changed(this.id);
    return true;
  }

  protected async changed(decide: (place: Placed, last: number) => Change | undefined): Promise<GameRow | undefined> {
    try {
      return await this.context.store.games.change(this.id, (now, last) => {
        const change = decide(placed(now), last);
        return change === undefined ? undefined : { ...change, set: { touched: this.context.now(), ...change.set } };
      });
    } catch (error) {
      // Whether it was written is not known; whoever asked is told so.
      if (isTrouble(error)) this.recover();
      throw error;
    }
  }

  /** Whether it was made by rules that this server no longer has. */
  get ofOtherRules(): boolean {
    return this.frozen;
  }

  tellTable(): void {
    this.context.voice.table(this.id, this.table());
  }

  /** Another process changed the table. */
  refresh(): Promise<void> {
    return this.run(async () => {
      await this.reload();
      this.tellTable();
    });
  }
}
