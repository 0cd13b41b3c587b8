/** Scripted players at many tables at once, and how long it takes until both players of a table see an answer. */

/** A table under load: two connections that play one game after another. */
export interface Table {
  /** Goes to the next game; when this returns both players see it. */
  next(): Promise<void>;
  /** What can be answered now; undefined = the game is over. */
  readonly options: readonly number[] | undefined;
  /** Answers, and calls back as soon as both players have been told. */
  play(option: number, seen: () => void): void;
}

export interface Measured {
  readonly answersPerSecond: number;
  /** Milliseconds from the answer to both views. */
  readonly p50: number;
  readonly p99: number;
}

const WARM_UP_SECONDS = 2;

/** @throws Error when nothing was answered: there is nothing to be summed up */
function summary(latencies: number[], seconds: number): Measured {
  if (latencies.length === 0) throw new Error(`no answer was seen within ${seconds} s`);
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { answersPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Choices that are the same in every run. */
function chooser(): (count: number) => number {
  let x = 0x2545f491;
  return (count) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % count;
  };
}

/**
 * Plays at all tables for so long and measures after a warm-up.
 * @param pace answers a second over all tables; undefined = each table answers as soon as both players have seen the last
 */
export async function measure(tables: readonly Table[], seconds: number, pace?: number): Promise<Measured> {
  const pick = chooser();
  const latencies: number[] = [];
  const ready: Table[] = [];
  const begin = performance.now() + WARM_UP_SECONDS * 1000;
  const end = begin + seconds * 1000;
  let playing = 0;
  let failed: unknown;

  return await new Promise<Measured>((resolve, reject) => {
    const finish = (): void => {
      if (playing > 0) return;
      clearInterval(beat);
      if (failed !== undefined) return reject(failed);
      try {
        resolve(summary(latencies, seconds));
      } catch (error) {
        reject(error);
      }
    };
    const send = (table: Table): void => {
      const sent = performance.now();
      const options = table.options as readonly number[];
      playing++;
      table.play(options[pick(options.length)], () => {
        const now = performance.now();
        if (now >= begin && now < end) latencies.push(now - sent);
        playing--;
        go(table);
      });
    };
    const go = (table: Table): void => {
      if (failed !== undefined || performance.now() >= end) return finish();
      if (table.options === undefined) {
        void onwards(table);
      } else if (pace === undefined) send(table);
      else ready.push(table);
    };
    const onwards = async (table: Table): Promise<void> => {
      playing++;
      try {
        await table.next();
      } catch (error) {
        failed = error;
      }
      playing--;
      go(table);
    };
    let due = performance.now();
    const beat = setInterval(() => {
      if (performance.now() >= end) return finish();
      if (pace === undefined) return;
      for (; due <= performance.now(); due += 1000 / pace) {
        const table = ready.shift();
        if (table !== undefined) send(table);
      }
    }, 1);
    for (const table of tables) go(table);
  });
}
