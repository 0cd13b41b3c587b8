/**
 * The ear between processes: one connection that listens (LISTEN), made anew whenever it ends. What was told meanwhile was
 * missed, so whoever opens the ear is called each time it hears again. It stands in for the pool that the adapter asks.
 */
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { singleConnection } from '../store/postgres.ts';
import { backoff, isTrouble, wait } from '../store/trouble.ts';

/** A word from time to time: a connection that ended without one is noticed by its silence. */
const HEARTBEAT_MILLIS = 5000;
/** Milliseconds that its answer may take. */
const ANSWER_MILLIS = 4000;
/** What is to be told to other processes is tried so often, each time after a longer wait: some ten seconds in all. */
const TELLS = 8;

export interface ListenerOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** It hears again, after it did not. */
  onAgain(): void;
}

type Listening = pg.Client & { release(): void };

export class DatabaseListener {
  private readonly options: ListenerOptions;
  private client: pg.Client | undefined;
  private beats: NodeJS.Timeout | undefined;
  private before = false;
  private closed = false;
  /** Whether what other processes tell is heard. */
  hears = false;

  constructor(options: ListenerOptions) {
    this.options = options;
  }

  /** What the adapter listens on; comes once the database can be reached. */
  async connect(): Promise<Listening> {
    for (let tries = 0; !this.closed; tries++) {
      const { client, destroy } = singleConnection(this.options.url);
      try {
        await client.connect();
        if (!this.closed) return this.listening(client, destroy);
      } catch (error) {
        this.options.log.debug({ error: String(error) }, 'the database cannot be reached');
        await wait(backoff(tries));
      }
      client.end().catch(() => {});
    }
    return await new Promise<never>(() => {});
  }

  /** A word, and whoever does not answer in time is gone: a wire that fell silent tells nobody. */
  private async beat(client: pg.Client, destroy: () => void): Promise<void> {
    const late = setTimeout(destroy, ANSWER_MILLIS);
    late.unref();
    await client.query('select 1').catch(() => {});
    clearTimeout(late);
  }

  private listening(client: pg.Client, destroy: () => void): Listening {
    this.client = client;
    client.once('end', () => this.ended(client));
    this.beats = setInterval(() => void this.beat(client, destroy), HEARTBEAT_MILLIS);
    this.beats.unref();
    const query = client.query.bind(client) as (text: string) => Promise<unknown>;
    return Object.assign(client, {
      query: async (text: string) => {
        const result = await query(text).catch((error: unknown) => {
          // The adapter would leave it open and deaf.
          client.end().catch(() => {});
          throw error;
        });
        if (/^listen /i.test(text)) this.heard();
        return result;
      },
      release: () => void client.end().catch(() => {}),
    });
  }

  private heard(): void {
    if (this.hears) return;
    this.hears = true;
    if (this.before) {
      this.options.log.warn('the database is back: other processes are heard again');
      this.options.onAgain();
    }
    this.before = true;
  }

  private ended(client: pg.Client): void {
    if (this.client !== client) return;
    clearInterval(this.beats);
    this.client = undefined;
    if (!this.hears || this.closed) return;
    this.hears = false;
    this.options.log.error('the connection to the database has ended: other processes are not heard until it is back');
  }

  /** What is told to other processes is told again when the connection broke: what is heard twice is known to be. */
  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.options.pool.query(text, values);
      } catch (error) {
        if (this.closed || tries >= TELLS || !isTrouble(error)) throw error;
        await wait(backoff(tries));
      }
    }
  }

  close(): void {
    this.closed = true;
    this.hears = false;
    clearInterval(this.beats);
    this.client?.end().catch(() => {});
  }
}
