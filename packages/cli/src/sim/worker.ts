/** A worker of a campaign: takes the next game from the common counter until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '@kolbiste/bots';
import type { DealPlan } from '@kolbiste/gamekit/desk';
import { writeReplay } from '@kolbiste/kernel';
import { gameNamed } from '../games.ts';
import type { Table } from './play-one.ts';
import { playOne } from './play-one.ts';
import type { Prompts } from './prompts.ts';
import { NO_PROMPTS, together } from './prompts.ts';

/** What a worker is told; plain data. */
export interface Orders {
  readonly game: string;
  readonly plan: DealPlan;
  readonly seats: readonly Level[];
  readonly seed: string;
  readonly games: number;
  /** Whether replays are wanted. */
  readonly keep: boolean;
  /** Pairs: games 2k and 2k + 1 are the same game with the seats' levels swapped. */
  readonly mirrored: boolean;
  /** Whether the time of decisions is taken; of mirrored games it always is. */
  readonly timed?: boolean;
  /** Whether it is counted how often a person would be asked. */
  readonly prompts?: boolean;
  /** The number of the next game, shared by all workers. */
  readonly next: SharedArrayBuffer;
}

/** What a worker tells: per game its number, end, rounds, decisions, decks; replays by number; milliseconds by level. */
export interface Report {
  readonly rows: Int32Array;
  readonly replays: readonly (readonly [index: number, text: string])[];
  readonly millis: readonly (readonly number[])[];
  readonly prompts: Prompts;
  /** The first report of a worker comes before its first game, the last one when no game is left. */
  readonly state: 'ready' | 'under way' | 'done';
}

/** Integers of one game in `rows`. */
export const rowLength = (seats: number): number => 4 + seats;

const REPORT_EVERY_MS = 150;

async function work(orders: Orders, tell: (report: Report) => void): Promise<void> {
  const desk = await gameNamed(orders.game, 'en');
  const game = desk.game(orders.plan.names);
  const table: Table = {
    desk,
    game,
    mind: await desk.mind(),
    dealer: desk.dealer(orders.plan),
    seats: orders.seats,
    seed: orders.seed,
    prompts: orders.prompts === true,
  };
  const next = new Int32Array(orders.next);
  let rows: number[] = [];
  let replays: [number, string][] = [];
  let millis: number[][] = orders.seats.map(() => []);
  let prompts = NO_PROMPTS;
  let told = performance.now();
  const report = (state: Report['state']): void => {
    tell({ rows: Int32Array.from(rows), replays, millis, prompts, state });
    prompts = NO_PROMPTS;
    rows = [];
    replays = [];
    millis = orders.seats.map(() => []);
    told = performance.now();
  };
  report('ready');
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    if (index >= orders.games) break;
    const swap = orders.mirrored && index % 2 === 1;
    const order = orders.seats.map((_, seat) => (swap ? orders.seats.length - 1 - seat : seat));
    const timed = orders.mirrored || orders.timed === true;
    const clock = timed ? (seat: number, ms: number) => void millis[order[seat] ?? 0]?.push(ms) : undefined;
    const outcome = playOne(table, orders.mirrored ? index >> 1 : index, orders.keep, order, clock);
    rows.push(index, outcome.end, outcome.rounds, outcome.decisions, ...outcome.decks);
    if (outcome.prompts !== undefined) prompts = together(prompts, outcome.prompts);
    if (outcome.replay !== undefined) replays.push([index, writeReplay(outcome.replay)]);
    if (performance.now() - told > REPORT_EVERY_MS) report('under way');
  }
  report('done');
}

if (parentPort !== null) {
  const port = parentPort;
  await work(workerData as Orders, (report) => port.postMessage(report));
}
