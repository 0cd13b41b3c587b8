/** The table's end of the thread in which bots think. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UserError } from '@kolbiste/gamekit/desk';
import { threadOf } from '../support/threads.ts';
import type { Sitters, Thought } from './worker.ts';

export interface Thinker {
  /** A bot's answer, from its view alone. */
  choose(view: unknown, seat: number): Promise<number>;
  close(): Promise<void>;
}

/** Starts the thread; without bots there is none. */
export function thinkerFor(sitters: Sitters): Thinker {
  if (sitters.bots.length === 0) {
    return { choose: () => Promise.reject(new Error('no bot sits here')), close: async () => {} };
  }
  const worker = new Worker(threadOf(new URL('./worker.ts', import.meta.url), sitters.game), { workerData: sitters });
  return {
    async choose(view, seat) {
      const answered = once(worker, 'message') as Promise<[Thought]>;
      worker.postMessage({ seat, view });
      const [thought] = await answered;
      if ('failed' in thought) throw new UserError(thought.failed);
      return thought.option;
    },
    close: async () => void (await worker.terminate()),
  };
}
