/**
 * Fair timing on a machine that is never quite quiet: all contestants take turns in short slices, round after round,
 * and the median of the rounds counts. What slows the machine down for a while then slows all of them down, and a
 * ratio, taken within each round, hardly notices.
 */

/** One named number of the benchmark. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** How it comes from the count that a slice gives: so many a second, microseconds each, or the count itself. */
  readonly from: 'rate' | 'micros' | 'value';
  /** Under which name the same was measured before there was this one: what `--against` compares with there. */
  readonly before?: string;
}

/**
 * A portion of work: does `amount` of it (games, clones, iterations), the first being number `from`, and returns one
 * count for each of the contestant's figures.
 */
export type Work = (amount: number, from: number) => readonly number[];

/** Something to be measured, in a thread of its own. */
export interface Contestant {
  readonly figures: readonly Figure[];
  /** Called once for all who share it, before they start: installs; throws `Unavailable` where that is impossible. */
  readonly needs?: () => Promise<void>;
  /** Loads what is to be timed and checks that it works rightly; throws when it may not be timed. */
  ready(): Promise<Work>;
}

/** A figure over another one, both measured in the same rounds. */
export interface Ratio {
  readonly name: string;
  readonly of: readonly [string, string];
}

/** What the benchmark prints of a figure: the median, and between what it moved. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** Thrown by `needs` where a contestant cannot be had here at all, which is no fault of it. */
export class Unavailable extends Error {}

/** A contestant in a place where it can be timed. */
export interface Runner {
  readonly figures: readonly Figure[];
  /** Runs for about so many seconds; the figures' values. */
  slice(seconds: number): Promise<readonly number[]>;
}

export interface Plan {
  readonly rounds: number;
  readonly sliceSeconds: number;
  readonly warmUpSeconds: number;
  /** No round begins that would not end within so many seconds. */
  readonly budgetSeconds: number;
}

type Samples = Map<string, number[]>;

/** Warms all runners up, then times them round by round. */
export async function measure(runners: readonly Runner[], plan: Plan, say: (line: string) => void): Promise<Samples> {
  const samples: Samples = new Map();
  const begin = performance.now();
  const seconds = (): number => (performance.now() - begin) / 1000;
  for (const [index, runner] of runners.entries()) {
    say(`warming up ${index + 1} of ${runners.length}: ${runner.figures[0]?.name}`);
    await runner.slice(plan.warmUpSeconds);
  }
  let roundSeconds = 0;
  for (let round = 1; round <= plan.rounds; round++) {
    const roundBegin = seconds();
    if (round > 1 && roundBegin + roundSeconds > plan.budgetSeconds) {
      say(`stopping after ${round - 1} of ${plan.rounds} rounds: the time is up`);
      break;
    }
    for (const runner of runners) {
      const values = await runner.slice(plan.sliceSeconds);
      for (const [at, figure] of runner.figures.entries()) {
        samples.set(figure.name, [...(samples.get(figure.name) ?? []), values[at] ?? Number.NaN]);
      }
    }
    roundSeconds = seconds() - roundBegin;
    say(`round ${round} of ${plan.rounds} done in ${roundSeconds.toFixed(1)} s`);
  }
  return samples;
}

/** The medians of all figures, then the ratios whose two figures were measured. */
export function results(samples: Samples, figures: readonly Figure[], ratios: readonly Ratio[]): Result[] {
  const measured = figures.flatMap((figure) => {
    const values = samples.get(figure.name);
    return values ? [resultOf(figure.name, figure.unit, values)] : [];
  });
  const compared = ratios.flatMap((ratio) => {
    const [over, under] = [samples.get(ratio.of[0]), samples.get(ratio.of[1])];
    if (!over || !under) return [];
    const quotients = over.map((value, round) => value / (under[round] ?? Number.NaN));
    return [resultOf(ratio.name, 'ratio', quotients)];
  });
  return [...measured, ...compared];
}

export function resultOf(name: string, unit: string, values: readonly number[]): Result {
  return {
    name,
    unit,
    value: round(median(values)),
    low: round(Math.min(...values)),
    high: round(Math.max(...values)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Five digits: more than any of these figures is worth. */
function round(value: number): number {
  return Number(value.toPrecision(5));
}

// A portion lasts about so long, long enough for the clock and short enough to end a slice in time.
const PORTION_MS = 20;
const LARGEST = 1 << 20;

/**
 * Cuts a contestant's work into timed slices; the size of a portion is found out by doubling.
 * @param clock milliseconds from any start
 */
export function slicer(
  figures: readonly Figure[],
  work: Work,
  clock: () => number = () => performance.now(),
): (seconds: number) => readonly number[] {
  let amount = 1;
  let from = 0;
  return (seconds) => {
    const totals = figures.map(() => 0);
    const begin = clock();
    let elapsed = 0;
    while (elapsed < seconds * 1000) {
      const counts = work(amount, from);
      const now = clock() - begin;
      for (const [at, figure] of figures.entries()) {
        const count = counts[at] ?? Number.NaN;
        totals[at] = figure.from === 'value' ? count : (totals[at] ?? 0) + count;
      }
      from += amount;
      if (now - elapsed < PORTION_MS && amount < LARGEST) amount *= 2;
      elapsed = now;
    }
    return figures.map((figure, at) => valueOf(figure, totals[at] ?? Number.NaN, elapsed));
  };
}

/** How long a search thinks in one go: a tree that grows slows down, so all searches are asked for the same. */
const THOUGHT = 1000;

/** The work of a search, counted in iterations. */
export function searchWork(search: (iterations: number) => void): Work {
  return (thoughts) => {
    for (let i = 0; i < thoughts; i++) search(THOUGHT);
    return [thoughts * THOUGHT];
  };
}

function valueOf(figure: Figure, count: number, millis: number): number {
  if (figure.from === 'rate') return (count * 1000) / millis;
  return figure.from === 'micros' ? (millis * 1000) / count : count;
}
