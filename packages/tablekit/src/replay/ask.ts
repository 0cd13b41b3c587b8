/** The replay's worker, started with the first question. */
import { spawn } from '../engine/client.ts';
import type { Role } from '../engine/protocol.ts';
import type { ReplayAnswer, ReplayQuestion } from './protocol.ts';

let worker: Worker | null = null;
const waiting: { resolve(answer: ReplayAnswer): void; reject(error: Error): void }[] = [];

function started(): Worker {
  if (worker !== null) return worker;
  worker = spawn('replay');
  worker.addEventListener('message', ({ data }: MessageEvent<ReplayAnswer>) => waiting.shift()?.resolve(data));
  worker.addEventListener('error', (event) => {
    const error = new Error(event.message || 'worker');
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  worker.postMessage({ type: 'role', role: 'replay' } satisfies Role);
  return worker;
}

/** Asks the worker; answers come in the order of the questions. */
export function ask(question: ReplayQuestion): Promise<ReplayAnswer> {
  return new Promise((resolve, reject) => {
    const to = started();
    waiting.push({ resolve, reject });
    to.postMessage(question);
  });
}

/** Nobody watches a replay any more. */
export function dismiss(): void {
  worker?.terminate();
  worker = null;
  waiting.length = 0;
}
