/**
 * The pulse of this process. As long as it beats, time that passes is the players'. When it misses beats (the process was
 * stopped or the machine slept), when the clock was set, or when nothing could be kept, the time between is nobody's.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Pulses } from '../store/pulses.ts';
import { isTrouble } from '../store/trouble.ts';

/** Milliseconds between two beats. */
const BEAT = 2500;
/** Milliseconds after which a beat is missed. */
export const MISSED = 2.5 * BEAT;

const TRIES = 3;

/** A table that is awake. */
export interface Beating {
  readonly id: string;
  /** Whether its clocks run. */
  readonly ticking: boolean;
  /** Nobody is charged for the time between. */
  gap(from: number, to: number): Promise<void>;
}

export interface BeatOptions {
  readonly pulses: Pulses;
  readonly log: FastifyBaseLogger;
  now(): number;
  /** All that are awake here: the clocks of one that is just read anew run too. */
  tables(): Promise<readonly Beating[]>;
}

export class Beat {
  private readonly options: BeatOptions;
  private last: number;
  /** Since when nothing could be kept. */
  private down: number | undefined;
  private beating: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: BeatOptions) {
    this.options = options;
    this.last = options.now();
  }

  start(): void {
    this.timer = setInterval(() => void this.beat(), BEAT);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private get missed(): boolean {
    const lapse = this.options.now() - this.last;
    return lapse > MISSED || lapse < 0;
  }

  /** To be asked before time is charged. @returns whether it may be: false while nothing can be kept */
  async sound(): Promise<boolean> {
    // A beat that was under way may have hung, and come through at last: what it took was nobody's time either.
    for (let tries = 0; tries < TRIES && (this.missed || this.down !== undefined); tries++) await this.beat();
    return this.down === undefined && !this.missed;
  }

  /** One beat at a time; whoever comes meanwhile waits for it. */
  beat(): Promise<void> {
    this.beating ??= this.beaten().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async tell(table: Beating, from: number, to: number): Promise<void> {
    try {
      await table.gap(from, to);
    } catch (error) {
      if (isTrouble(error)) throw error;
      this.options.log.warn({ game: table.id, error: String(error) }, 'the clocks of a table could not be set');
    }
  }

  private async beaten(): Promise<void> {
    const { log, now, pulses, tables } = this.options;
    const at = now();
    const from = this.down ?? (this.missed ? this.last : undefined);
    const before = this.last;
    this.last = at;
    try {
      const all = await tables();
      if (from !== undefined && (this.down === undefined || Math.abs(at - from) > MISSED)) {
        log.warn({ from, to: at, tables: all.length }, 'the clocks stood: the server was away, or its clock was set');
        for (const table of all) await this.tell(table, from, at);
      }
      await pulses.beat(
        all.flatMap(({ id, ticking }) => (ticking ? [id] : [])),
        at,
      );
      this.down = undefined;
    } catch (error) {
      if (this.down === undefined) log.error({ error: String(error) }, 'nothing can be kept: the clocks stand');
      this.down ??= from ?? before;
    }
  }
}
