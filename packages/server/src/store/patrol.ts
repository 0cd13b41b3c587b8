/** Looks through all that is kept, a few rows a second, round after round: whether it is what was written. */
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from './store.ts';
import { isTrouble } from './trouble.ts';
import { DamagedGame } from './whole.ts';

/** Milliseconds between two looks. */
const EVERY = 1000;
/** Rows of one look. */
const ROWS = 50;

export interface PatrolState {
  /** Rows that were looked at since the start. */
  readonly rows: number;
  /** Whole rounds since the start. */
  readonly rounds: number;
  /** Games that are set aside by now, by this process or another. */
  readonly damaged: number;
}

export class Patrol {
  private readonly store: Store;
  private readonly log: FastifyBaseLogger;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** The game that is looked at, its last step, and the last one that was looked at. */
  private at: { id: string; last: number; seen: number } | undefined;
  private before = '';
  private counted = { rows: 0, rounds: 0, damaged: 0 };

  constructor(store: Store, log: FastifyBaseLogger) {
    this.store = store;
    this.log = log;
  }

  get state(): PatrolState {
    return this.counted;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY);
    this.timer.unref();
    void this.count();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One look; whoever asks meanwhile waits for it. */
  look(): Promise<void> {
    this.looking ??= this.looked()
      .then(() => this.count())
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async looked(): Promise<void> {
    try {
      for (let left = ROWS; left > 0; ) {
        const rows = await this.part(left);
        if (rows === 0) return;
        left -= rows;
      }
    } catch (error) {
      // The damaged game is set aside by now; the next look goes on behind it.
      if (error instanceof DamagedGame) this.pass(error.game);
      else if (!isTrouble(error)) this.log.error({ error: String(error) }, 'what is kept could not be looked through');
    }
  }

  private async count(): Promise<void> {
    this.counted.damaged = await this.store.aside.count().catch(() => this.counted.damaged);
  }

  private pass(game: string): void {
    this.before = game;
    this.at = undefined;
  }

  /** Looks at some rows. @returns how many; 0 = the round is at its end */
  private async part(most: number): Promise<number> {
    if (this.at === undefined) {
      const next = await this.store.upkeep.nextGame(this.before);
      this.counted.rows += next === undefined ? 0 : 1;
      if (next === undefined) {
        this.before = '';
        this.counted.rounds++;
        return 0;
      }
      this.at = { ...next, seen: -1 };
      return 1;
    }
    const { id, last, seen } = this.at;
    if (seen >= last) {
      this.pass(id);
      return 1;
    }
    const upTo = Math.min(last, seen + most);
    await this.store.steps.check(id, seen, upTo);
    this.at = { id, last, seen: upTo };
    this.counted.rows += upTo - seen;
    return upTo - seen;
  }
}
