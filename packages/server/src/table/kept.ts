/** A table that is awake, and how it stays in line with what is kept of it: here, and at other processes. */
import type { Seat } from '@kolbiste/kernel';
import type { Status, Table } from '@kolbiste/wire/protocol';
import type { ServedGame } from '../games/served.ts';
import type { Change, GameRow, StepRow } from '../store/store.ts';
import type { Head, Placed } from './head.ts';
import { isDone, placed, tableOf } from './head.ts';
import type { House } from './house.ts';
import { OtherRules, Play } from './play.ts';
import { Refusing } from './sitting.ts';

/** The highest number that a step can have. */
const NO_STEP_IS_LATER = 2 ** 31 - 1;

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
  private queue: Promise<unknown> = Promise.resolve();
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
    return this.busy === 0;
  }

  table(): Table {
    return tableOf(this.place, this.away, this.frozen);
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
    const after = (row: GameRow): number => {
      // A game that is over is shown from what was told: nothing of it is carried out again.
      if (this.play === undefined && isDone(row.status as Status)) return NO_STEP_IS_LATER;
      return row.epoch === here.epoch ? (this.play?.step ?? -1) : -1;
    };
    const loaded = await this.house.store.load(this.id, after);
    if (loaded === undefined) throw new Refusing('noGame');
    const wasPaused = this.head.paused;
    this.place = placed(loaded.row);
    if (!(await this.follow(loaded.steps, loaded.row.epoch === here.epoch))) return await this.forget();
    if (this.head.paused) this.play?.pause(this.house.now());
    else if (wasPaused) this.play?.goOn(this.house.now());
    await this.settle();
  }

  /** False when what is here does not fit upon what is kept: then it is to be built anew. */
  private async follow(steps: readonly StepRow[], sameEpoch: boolean): Promise<boolean> {
    const going = this.play !== undefined && sameEpoch;
    if (!going && isDone(this.status)) {
      this.play = undefined;
      this.frozen = this.row.rules !== this.served.game.rulesVersion;
      return true;
    }
    try {
      if (going) this.play?.catchUp(steps);
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
    if (steps.length === 0) return undefined;
    const { game } = this.served;
    if (this.row.rules !== game.rulesVersion) throw new OtherRules(`${this.row.rules}, here ${game.rulesVersion}`);
    const play = await Play.replayed(game, this.head, steps);
    // While nobody was there the clocks stood.
    play.goOn(this.house.now());
    return play;
  }

  /** What is here may be ahead of what is kept: forget it. */
  protected async forget(): Promise<void> {
    this.play = undefined;
    await this.reload();
  }

  /** Changes the head, and the record with it, under the game's lock. */
  async change(decide: (place: Placed, last: number) => Change | undefined): Promise<boolean> {
    const row = await this.house.store.change(this.id, (now, last) => {
      const change = decide(placed(now), last);
      return change === undefined ? undefined : { ...change, set: { touched: this.house.now(), ...change.set } };
    });
    if (row === undefined) return false;
    await this.reload();
    this.tellTable();
    this.house.voice.changed(this.id);
    return true;
  }

  tellTable(): void {
    this.house.voice.table(this.id, this.table());
  }

  /** Another process changed the table. */
  refresh(): Promise<void> {
    return this.run(async () => {
      await this.reload();
      this.tellTable();
    });
  }
}
