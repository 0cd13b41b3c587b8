/** The house's end of the threads in which bots think: started when first needed, each thought with a budget of time. */
import { Worker } from 'node:worker_threads';
import type { BotLevel } from '@kolbiste/wire/protocol';
import { FairQueue } from '../cost/fair.ts';
import type { Asked, Thought } from './thread.ts';

/** Who set the bot at work, and at which table. */
export interface Ordered {
  readonly payer: string;
  readonly table: string;
}

export interface Thinker {
  /** A bot's answer from its view alone. */
  choose(asked: Omit<Asked, 'ceilingMillis'>, whose: Ordered): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds after which a search takes the best it has found. */
const CEILING_MILLIS = 1500;
/** A thread that is silent for so long hangs: it is ended, and another takes its place. */
const HUNG_MILLIS = 20_000;

interface Waiting {
  readonly asked: Omit<Asked, 'ceilingMillis'>;
  resolve(option: number): void;
  reject(error: unknown): void;
}

/** One thread; one thought at a time, so that each has its whole budget. */
class Thread {
  private worker: Worker | undefined;
  private current: Waiting | undefined;
  private watch: NodeJS.Timeout | undefined;
  private readonly next: () => Waiting | undefined;

  constructor(next: () => Waiting | undefined) {
    this.next = next;
  }

  get free(): boolean {
    return this.current === undefined;
  }

  go(): void {
    const waiting = this.current === undefined ? this.next() : undefined;
    if (waiting === undefined) return;
    this.current = waiting;
    this.worker ??= this.started();
    this.watch = setTimeout(() => {
      void this.worker?.terminate();
    }, HUNG_MILLIS);
    this.worker.postMessage({ ...waiting.asked, ceilingMillis: CEILING_MILLIS });
  }

  private started(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.on('message', (thought: Thought) => {
      this.end((waiting) => {
        if ('option' in thought) waiting.resolve(thought.option);
        else waiting.reject(new Error(thought.failed));
      });
    });
    worker.on('error', (error) => this.end((waiting) => waiting.reject(error)));
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined;
      this.end((waiting) => waiting.reject(new Error('the thread ended')));
    });
    worker.unref();
    return worker;
  }

  private end(tell: (waiting: Waiting) => void): void {
    const { current } = this;
    clearTimeout(this.watch);
    this.current = undefined;
    if (current !== undefined) tell(current);
    this.go();
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}

/** Threads with a queue of their own, in which everybody has a turn. */
class Lane {
  private readonly queue = new FairQueue<Waiting>();
  private readonly threads: readonly Thread[];

  constructor(threads: number) {
    this.threads = Array.from({ length: threads }, () => new Thread(() => this.queue.shift()));
  }

  choose(asked: Waiting['asked'], { payer, table }: Ordered): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queue.push(payer, table, { asked, resolve, reject });
      this.threads.find(({ free }) => free)?.go();
    });
  }

  async close(): Promise<void> {
    for (const waiting of this.queue.clear()) waiting.reject(new Error('the house closes'));
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

/** Levels that do not search: they have a thread of their own, or they would wait for those that do. */
const QUICK: ReadonlySet<BotLevel> = new Set(['random', 'greedy']);

/** @param threads how many search at once */
export function thinkers(threads: number): Thinker {
  const [quick, slow] = [new Lane(1), new Lane(threads)];
  return {
    choose: (asked, whose) => (QUICK.has(asked.level) ? quick : slow).choose(asked, whose),
    async close() {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}
