/** The clocks of a table: they run for those whose time it is, stand while nobody is to be charged, and fall. */
import type { Outcome } from '@kolbiste/wire/protocol';
import { isTrouble } from '../store/trouble.ts';
import { MISSED } from './beat.ts';
import { clockAt, nextFall } from './clock.ts';
import { RegainingTable } from './regaining.ts';
import { isDone, placed, written } from './table-meta.ts';

/** Milliseconds that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export abstract class TimedTable extends RegainingTable {
  private timer: NodeJS.Timeout | undefined;

  /** Whether time is being charged here. */
  get ticking(): boolean {
    const { play, meta } = this;
    return this.status === 'playing' && !meta.paused && (play?.clock?.runs.length ?? 0) > 0;
  }

  /** It was away from one moment to another: from now on the clocks are counted as they stood at the first. */
  protected async stood(from: number, to: number): Promise<void> {
    for (const [seat, since] of this.away) this.away.set(seat, since + to - from);
    const { play } = this;
    const clock = play?.clock ?? null;
    if (!this.ticking || play === undefined || clock === null) return;
    const { step } = play;
    const { left } = clockAt(clock, Math.max(from, clock.at));
    const row = await this.changed(({ status, meta }, last) => {
      if (status !== 'playing' || meta.paused || last !== step) return undefined;
      return { set: written({ ...meta, base: { step, left, at: to } }, status) };
    });
    if (row === undefined) return;
    this.place = placed(row);
    play.rebase(this.meta);
    this.tellTable();
    this.context.voice.changed(this.id);
  }

  /** Whether a process, this one or another, has kept it awake until just now. */
  private async awakeElsewhere(now: number): Promise<boolean> {
    if (!this.context.shared) return false;
    const last = await this.context.store.pulses.last(this.id);
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
    const now = this.context.now();
    if (!this.ticking || (await this.awakeElsewhere(now))) return;
    const last = (await this.context.store.pulses.last(this.id)) ?? 0;
    await this.stood(Math.min(last, now), now);
    await this.context.store.pulses.beat([this.id], now);
  }

  /** Waits for the next clock that falls. */
  protected watchClock(): void {
    clearTimeout(this.timer);
    const { play, context } = this;
    if (play === undefined || this.status !== 'playing' || this.meta.paused) return;
    const fall = nextFall(play.clock, context.now());
    if (fall === undefined) return;
    this.timer = setTimeout(() => this.fallen(), Math.min(fall.wait, LONGEST));
    this.timer.unref();
  }

  /** Somebody's time has run out, unless it turns out that it stood. */
  private fallen(): void {
    const { context } = this;
    const watched = async (): Promise<void> => {
      // Once something can be kept again, the clocks are set and watched anew.
      if (await context.beat.sound()) this.aside(() => this.late());
    };
    watched().catch((error: unknown) => this.worry(error, 'a clock could not be watched'));
  }

  private async late(): Promise<void> {
    const { play, context } = this;
    if (play === undefined || !this.ticking) return;
    const fall = nextFall(play.clock, context.now());
    if (fall === undefined || fall.wait > 0) return this.watchClock();
    const { seat } = fall;
    await this.finish({ how: 'time', winners: this.winnersWithout(seat), draw: false, seat }, play.step);
  }

  /** The game has an outcome, unless something else happened first. */
  async finish(outcome: Outcome, step: number): Promise<void> {
    await this.change(({ status, meta }, last) => {
      if (status !== 'playing' || last !== step) return undefined;
      return { set: written({ ...meta, outcome, proposal: null, paused: false }, 'over') };
    });
  }

  /** What nobody waits for; the next thing to happen here is tried again in any case. */
  protected aside(work: () => Promise<void>): void {
    this.run(work).catch((error: unknown) => this.worry(error, 'something at a table failed'));
  }

  /** Nobody else will try again what the database kept from being done. */
  protected worry(error: unknown, what: string): void {
    // What was cut short by the end is on disk, and goes on at the next start.
    if (this.context.ending()) return;
    this.context.log.error({ game: this.id, error: String(error) }, what);
    if (isTrouble(error)) this.recover();
  }

  override async sleep(): Promise<void> {
    clearTimeout(this.timer);
    await super.sleep();
  }
}
