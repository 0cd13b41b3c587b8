/** Runs a campaign in parallel workers. The results do not depend on their number. */
import { Worker } from 'node:worker_threads';
import { threadOf } from '../support/threads.ts';
import type { Prompts } from './prompts.ts';
import { NO_PROMPTS, together } from './prompts.ts';
import type { Orders, Report } from './worker.ts';
import { rowLength } from './worker.ts';

/** The rows of all games, in the order of the games. */
export interface Campaign {
  /** For each game: end, rounds, decisions, then the deck of each seat. */
  readonly games: readonly Int32Array[];
  /** Milliseconds of decisions by level, where they were measured. */
  readonly millis: readonly number[][];
  /** Where they were counted. */
  readonly prompts?: Prompts;
  readonly seconds: number;
}

export interface Watch {
  /** Called as games end. */
  progress(done: number): void;
  replay?(index: number, text: string): void;
}

/** Takes what the workers report, whatever the order. */
function collector(orders: Omit<Orders, 'next'>, watch: Watch): { take(report: Report): void; campaign(): Campaign } {
  const length = rowLength(orders.seats.length);
  const games: Int32Array[] = new Array(orders.games);
  const millis: number[][] = orders.seats.map(() => []);
  /** Set when the first worker is ready: loading the program is no part of the speed. */
  let begin = 0;
  let prompts = NO_PROMPTS;
  let done = 0;
  return {
    take(report) {
      if (begin === 0) begin = performance.now();
      for (let at = 0; at < report.rows.length; at += length) {
        games[report.rows[at]] = report.rows.slice(at + 1, at + length);
        done++;
      }
      for (const [index, text] of report.replays) watch.replay?.(index, text);
      report.millis.forEach((list, level) => {
        for (const ms of list) millis[level]?.push(ms);
      });
      prompts = together(prompts, report.prompts);
      watch.progress(done);
    },
    campaign: () => ({
      games,
      millis,
      ...(orders.prompts === true ? { prompts } : {}),
      seconds: (performance.now() - begin) / 1000,
    }),
  };
}

/** Plays all games. @throws what a worker throws; the others are stopped */
export async function runCampaign(orders: Omit<Orders, 'next'>, workers: number, watch: Watch): Promise<Campaign> {
  const { take, campaign } = collector(orders, watch);
  const workerData: Orders = { ...orders, next: new SharedArrayBuffer(4) };
  const threads: Worker[] = [];
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(threadOf(new URL('./worker.ts', import.meta.url), orders.game), { workerData });
      threads.push(worker);
      worker.on('message', (report: Report) => {
        try {
          take(report);
        } catch (error) {
          reject(error);
        }
        if (report.state === 'done') resolve();
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a worker ended before its work')));
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, orders.games) }, thread));
    return campaign();
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
}
