/** The house's end of threads that do what takes long: started when first needed, one thing at a time each, by turns. */
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../cost/fair.ts';

/** What a thread says of what it was asked. */
export type Answered<T> = { readonly done: T } | { readonly failed: string };

/** Who ordered something, and for which table. */
export interface Ordered {
  readonly payer: string;
  readonly table: string;
}

interface Waiting<A, T> {
  readonly asked: A;
  /** When it was ordered, in milliseconds of `performance.now()`. */
  readonly since: number;
  resolve(done: T): void;
  reject(error: unknown): void;
}

export interface LaneOptions {
  /** Milliseconds after which a thread is taken for hung. */
  readonly hungMillis: number;
  /** How far the threads give way to others, as the system counts: 0 = not at all, 19 = always. */
  readonly nice: number;
}

const START = new URL('./start-thread.ts', import.meta.url);

/** One thread. */
class Thread<A, T> {
  private worker: Worker | undefined;
  private current: Waiting<A, T> | undefined;
  private watch: NodeJS.Timeout | undefined;
  private readonly next: () => Waiting<A, T> | undefined;
  private readonly script: URL;
  private readonly hungMillis: number;
  private readonly nice: number;

  constructor(script: URL, { nice, hungMillis }: LaneOptions, next: () => Waiting<A, T> | undefined) {
    this.script = script;
    this.nice = nice;
    this.hungMillis = hungMillis;
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
    // A thread that is silent for so long hangs: it is ended, and another takes its place.
    this.watch = setTimeout(() => {
      void this.worker?.terminate();
    }, this.hungMillis);
    this.worker.postMessage(waiting.asked);
  }

  private started(): Worker {
    const worker = new Worker(START, { workerData: { nice: this.nice, script: this.script.href } });
    worker.on('message', (answered: Answered<T>) => {
      this.end((waiting) => {
        if ('done' in answered) waiting.resolve(answered.done);
        else waiting.reject(new Error(answered.failed));
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

  private end(tell: (waiting: Waiting<A, T>) => void): void {
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

/** Threads with one queue, in which everybody has a turn. */
export class Lane<A, T> {
  private readonly queue = new FairQueue<Waiting<A, T>>();
  private readonly threads: readonly Thread<A, T>[];

  /**
   * @param script answers each message with one `Answered`
   */
  constructor(script: URL, threads: number, options: LaneOptions) {
    this.threads = Array.from({ length: threads }, () => new Thread(script, options, () => this.queue.shift()));
  }

  /** How many wait for a free thread. */
  get length(): number {
    return this.queue.length;
  }

  /** Milliseconds that the one that waits longest has waited; 0 = nobody waits. */
  get age(): number {
    const now = performance.now();
    let age = 0;
    for (const { since } of this.queue) age = Math.max(age, now - since);
    return age;
  }

  ask(asked: A, { payer, table }: Ordered): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue.push(payer, table, { asked, since: performance.now(), resolve, reject });
      this.threads.find(({ free }) => free)?.go();
    });
  }

  async close(): Promise<void> {
    for (const waiting of this.queue.clear()) waiting.reject(new Error('the house closes'));
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}
