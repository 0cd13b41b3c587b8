/** Group commit: answers that arrive while the disk is being synced are written together in the next transaction. */
import { offBill } from '../cost/bill.ts';
import type { NewStep } from './tables.ts';

export interface GroupOptions {
  /** Answers in one transaction at most. */
  readonly most: number;
  /** Told after each transaction. */
  readonly onCommit?: (answers: number, millis: number) => void;
}

interface Waiting {
  readonly steps: readonly NewStep[];
  resolve(written: boolean): void;
  reject(error: unknown): void;
}

export interface Group {
  /**
   * True once the answers are on disk, of one game and one upon another; false when none was written because somebody was
   * faster. One such run a game at a time.
   */
  write(steps: readonly NewStep[]): Promise<boolean>;
  /** When nothing is left to be written. */
  idle(): Promise<void>;
}

export function groupCommit(
  append: (steps: readonly NewStep[]) => Promise<boolean[]>,
  { most, onCommit }: GroupOptions,
): Group {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** Writes a batch; what comes after that is to be called once the next one is on its way. */
  async function commit(batch: readonly Waiting[]): Promise<() => void> {
    const started = performance.now();
    try {
      const all = batch.flatMap(({ steps }) => steps);
      const written = await append(all);
      onCommit?.(all.length, performance.now() - started);
      let at = 0;
      return () => {
        for (const { steps, resolve } of batch) {
          resolve(written[at]);
          at += steps.length;
        }
      };
    } catch (error) {
      return () => {
        for (const each of batch) each.reject(error);
      };
    }
  }

  async function drain(): Promise<void> {
    // What else came with this turn of the event loop belongs to the same transaction.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    let told = Promise.resolve();
    while (queue.length > 0) {
      const tell = await commit(queue.splice(0, most));
      // After the microtasks: first the disk gets the next batch, then everybody is told of this one meanwhile.
      told = new Promise((resolve) => {
        process.nextTick(() => resolve(tell()));
      });
      if (queue.length === 0) await told;
    }
    running = undefined;
  }

  return {
    write: (steps) =>
      new Promise((resolve, reject) => {
        queue.push({ steps, resolve, reject });
        running ??= offBill(drain);
      }),
    idle: () => running ?? Promise.resolve(),
  };
}
