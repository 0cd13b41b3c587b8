/** A table that is awake, and how it stays in line with what is kept of it: here, and at other processes. */
import type { Seat } from '@kolbiste/kernel';
import type { Told } from '@kolbiste/wire';
import { kindsThen } from '@kolbiste/wire';
import type { Status, Table } from '@kolbiste/wire/protocol';
import type { ServedGame } from '../games/served.ts';
import type { Change, GameRow, StepRow } from '../store/store.ts';
import { backoff, isTrouble, wait } from '../store/trouble.ts';
import { NO_STEP_IS_LATER } from '../store/whole.ts';
import { MISSED } from './beat.ts';
import { clockAt } from './clock.ts';
import type { Head, Placed } from './head.ts';
import { isDone, placed, tableOf, written } from './head.ts';
import type { House } from './house.ts';
import { madeFrom } from './made.ts';
import type { Start } from './play.ts';
import { OtherRules, Play } from './play.ts';
import { Refusing } from './sitting.ts';

/** So many answers tell by what numbers a game was told. */
const FIRST_STEPS = 40;
/** Milliseconds that an answer waits for a database that is just being restarted. */
const PATIENCE = 5000;

export abstract class KeptTable {
  readonly id: string;
  /** Persons who are not connected, and since when. */
  readonly away = new Map<Seat, number>();
  /** When somebody last wanted something of it. */
  used: number;
  protected readonly house: House;
  protected readonly served: ServedGame;
  protected place: Placed;
  /** Undefined = not begun, or not to be played by these rules. */
  protected play: Play | undefined;
  protected frozen = false;
  /** Names of the kinds of events as this game was told, where they are numbered otherwise today. */
  private kinds: readonly string[] | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private recovering: NodeJS.Timeout | undefined;
  /** How often in a row the database failed here. */
  private failures = 0;
  private busy = 0;

  protected constructor(house: House, served: ServedGame, row: GameRow) {
    this.house = house;
    this.served = served;
    this.id = row.id;
    this.place = placed(row);
    this.used = house.now();
  }

  /** What follows from how the table stands now. */
  protected abstract settle(): Promise<void>;

  get head(): Head {
    return this.place.head;
  }

  get status(): Placed['status'] {
    return this.place.status;
  }

  get row(): GameRow {
    return this.place.row;
  }

  /** Who has won when a seat drops out: all the others; nobody where all play on one side. */
  winnersWithout(seat: Seat): Seat[] {
    return this.served.together === true ? [] : [...this.head.seats.keys()].filter((each) => each !== seat);
  }

  /** Whether nothing is happening. */
  protected get quiet(): boolean {
    return this.busy === 0 && this.recovering === undefined;
  }

  table(): Table {
    const table = tableOf(this.place, this.away, this.frozen);
    return this.kinds === undefined ? table : { ...table, kinds: this.kinds };
  }

  /** Lets one thing after another happen. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.used = this.house.now();
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
    const loaded = await this.house.store.load(this.id, after);
    if (loaded === undefined) throw new Refusing('noGame');
    this.place = placed(loaded.row);
    if (!(await this.follow(loaded.steps, loaded.row.epoch === here.epoch))) return await this.forget();
    if (this.frozen && this.kinds === undefined) this.kinds = await this.kindsTold();
    this.play?.rebase(this.head);
    await this.settle();
  }

  /** By what numbers the events of a game of other rules were told. */
  private async kindsTold(): Promise<readonly string[] | undefined> {
    const { game } = this.served;
    if (!(game.eventsBefore ?? []).some(({ rulesVersion }) => rulesVersion === this.row.rules)) return undefined;
    const texts = await this.house.store.toldTo(this.id, this.head.seats.length, -1, FIRST_STEPS);
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
      this.house.log.warn({ game: this.id, error: String(error) }, 'shown from what was told: the rules differ');
      this.play = undefined;
      this.frozen = true;
    }
    return true;
  }

  private async replayed(steps: readonly StepRow[]): Promise<Play | undefined> {
    const { game } = this.served;
    // A table where seats are free takes today's rules when somebody sits down; one that agrees on chance is bound to its own.
    if (steps.length === 0 && (this.status !== 'chance' || this.row.rules === game.rulesVersion)) return undefined;
    if (this.row.rules !== game.rulesVersion) throw new OtherRules(`${this.row.rules}, here ${game.rulesVersion}`);
    return await Play.replayed(game, this.head, steps);
  }

  /** Whether time is being charged here. */
  get ticking(): boolean {
    const { play, head } = this;
    return this.status === 'playing' && !head.paused && (play?.clock?.runs.length ?? 0) > 0;
  }

  /** It was away from one moment to another: from now on the clocks are counted as they stood at the first. */
  protected async stood(from: number, to: number): Promise<void> {
    for (const [seat, since] of this.away) this.away.set(seat, since + to - from);
    const { play } = this;
    const clock = play?.clock ?? null;
    if (!this.ticking || play === undefined || clock === null) return;
    const { step } = play;
    const { left } = clockAt(clock, Math.max(from, clock.at));
    const row = await this.changed(({ status, head }, last) => {
      if (status !== 'playing' || head.paused || last !== step) return undefined;
      return { set: written({ ...head, base: { step, left, at: to } }, status) };
    });
    if (row === undefined) return;
    this.place = placed(row);
    play.rebase(this.head);
    this.tellTable();
    this.house.voice.changed(this.id);
  }

  /** Whether a process, this one or another, has kept it awake until just now. */
  private async awakeElsewhere(now: number): Promise<boolean> {
    if (!this.house.shared) return false;
    const last = await this.house.store.pulses.last(this.id);
    return last !== undefined && Math.abs(now - last) <= MISSED;
  }

  /** The process was away, or its clock was set. */
  gap(from: number, to: number): Promise<void> {
    return this.run(async () => {
      if (isDone(this.status) || (await this.awakeElsewhere(to))) return;
      // What the database failed in the middle of is read anew first: its clocks have run on since.
      if (this.play === undefined && this.status === 'playing' && !this.frozen) await this.reload();
      await this.stood(from, to);
      await this.settle();
    });
  }

  /** Woken: since it was last awake the clocks stood. */
  protected async woken(): Promise<void> {
    const now = this.house.now();
    if (!this.ticking || (await this.awakeElsewhere(now))) return;
    const last = (await this.house.store.pulses.last(this.id)) ?? 0;
    await this.stood(Math.min(last, now), now);
    await this.house.store.pulses.beat([this.id], now);
  }

  /** What is here may be ahead of what is kept: forget it. */
  protected async forget(): Promise<void> {
    this.play = undefined;
    await this.reload();
  }

  /** Changes the head, and the record with it, under the game's lock. */
  async change(decide: (place: Placed, last: number) => Change | undefined): Promise<boolean> {
    const row = await this.changed(decide);
    if (row === undefined) return false;
    await this.reload();
    this.tellTable();
    this.house.voice.changed(this.id);
    return true;
  }

  private async changed(decide: (place: Placed, last: number) => Change | undefined): Promise<GameRow | undefined> {
    try {
      return await this.house.store.change(this.id, (now, last) => {
        const change = decide(placed(now), last);
        return change === undefined ? undefined : { ...change, set: { touched: this.house.now(), ...change.set } };
      });
    } catch (error) {
      // Whether it was written is not known; whoever asked is told so.
      if (isTrouble(error)) this.recover();
      throw error;
    }
  }

  /** The database failed in the middle of something: once it answers again, what is here is brought in line with it. */
  protected recover(): void {
    if (this.recovering !== undefined) return;
    this.recovering = setTimeout(
      () => {
        this.recovering = undefined;
        this.run(() => this.regain()).catch((error: unknown) => {
          if (isTrouble(error)) this.recover();
          else this.house.log.error({ game: this.id, error: String(error) }, 'a table could not recover');
        });
      },
      backoff(this.failures++),
    );
    this.recovering.unref();
  }

  /** Reads everything anew, and tells it: what was written when the connection broke has been told to nobody. */
  private async regain(): Promise<void> {
    await this.forget();
    this.failures = 0;
    this.tellTable();
    this.house.voice.changed(this.id);
    await this.tellLast((message) => this.house.voice.told(this.id, message));
  }

  /** As `regain`, as soon as the database answers. @throws what it says when it does not within a few seconds */
  protected async regained(): Promise<void> {
    const until = performance.now() + PATIENCE;
    for (let tries = 0; ; tries++) {
      try {
        return await this.regain();
      } catch (error) {
        if (!isTrouble(error) || performance.now() > until) throw error;
        await wait(backoff(tries));
      }
    }
  }

  /** The last step once more: whoever knows it drops it, whoever misses one before it asks. */
  private async tellLast(tell: (message: Parameters<House['voice']['toldAgain']>[1]) => void): Promise<void> {
    const { store, voice } = this.house;
    const { epoch } = this.row;
    const step = this.play?.step ?? (await store.last(this.id));
    if (step < 0) return;
    if (step === 0) return voice.anew(this.id, { epoch, step });
    const [last] = await store.steps(this.id, step - 1);
    const told = last === undefined ? undefined : madeFrom(last.told, this.head.seats.length + 1);
    if (told !== undefined) tell({ epoch, told, clock: this.play?.clock ?? null, at: last?.at ?? 0 });
  }

  /** What other processes told was not heard for a while. */
  async catchUp(): Promise<void> {
    try {
      await this.run(async () => {
        await this.reload();
        this.tellTable();
        await this.tellLast((message) => this.house.voice.toldAgain(this.id, message));
      });
    } catch (error) {
      if (!isTrouble(error)) throw error;
      this.recover();
    }
  }

  /** Whether it was made by rules that this server no longer has. */
  get ofOtherRules(): boolean {
    return this.frozen;
  }

  tellTable(): void {
    this.house.voice.table(this.id, this.table());
  }

  async sleep(): Promise<void> {
    clearTimeout(this.recovering);
  }

  /** Another process changed the table. */
  refresh(): Promise<void> {
    return this.run(async () => {
      await this.reload();
      this.tellTable();
    });
  }
}
