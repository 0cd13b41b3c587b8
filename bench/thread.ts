/**
 * Each contestant runs in a thread, and so in a heap and with compiled code of its own: what one leaves behind (garbage,
 * functions that have seen another game's shapes) cannot slow down the next.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Contestant, Runner } from './harness.ts';
import { slicer } from './harness.ts';
import { registryOf } from './played.ts';

type Answer = { ready: true } | { values: readonly number[] } | { failed: string };

/** The main thread's end of a contestant. */
export interface Thread extends Runner {
  /** Loads and checks the contestant; throws when a check fails. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a thread for the contestant whose first figure has this name. */
export function startThread(contestant: Contestant): Thread {
  const { figures } = contestant;
  const figure = figures[0]?.name ?? '';
  const worker = new Worker(new URL(import.meta.url), { workerData: { figure, registry: registryOf(figure) } });
  const next = (): Promise<Answer> => {
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`${figures[0]?.name}: its thread ended early.`)));
    });
  };
  return {
    figures,
    ready: async () => {
      const answer = await next();
      if ('failed' in answer) throw new Error(answer.failed);
    },
    slice: async (seconds) => {
      const answered = next();
      worker.postMessage(seconds);
      const answer = await answered;
      if ('values' in answer) return answer.values;
      throw new Error('failed' in answer ? answer.failed : `${figures[0]?.name}: its thread answered out of turn.`);
    },
    close: async () => {
      worker.removeAllListeners();
      await worker.terminate();
    },
  };
}

async function serve(answer: (message: Answer) => void): Promise<void> {
  const { contestants } = (await import(workerData.registry)) as { readonly contestants: readonly Contestant[] };
  const contestant = contestants.find((each) => each.figures[0]?.name === workerData.figure);
  if (!contestant) throw new Error(`No contestant measures ${workerData.figure}.`);
  const slice = slicer(contestant.figures, await contestant.ready());
  parentPort?.on('message', (seconds: number) => {
    try {
      answer({ values: slice(seconds) });
    } catch (error) {
      answer({ failed: `${workerData.figure}: ${messageOf(error)}` });
    }
  });
  answer({ ready: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

if (!isMainThread && parentPort && workerData?.figure) {
  const port = parentPort;
  const answer = (message: Answer): void => port.postMessage(message);
  serve(answer).catch((error: unknown) => answer({ failed: messageOf(error) }));
}
