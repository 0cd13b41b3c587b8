/** What a thread of a lane begins with: it gives way to all that is waited for more before it reads what it is to do. */
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

const { nice, script } = workerData as { readonly nice: number; readonly script: string };
// On Linux this is the thread alone; elsewhere it could be the whole process, which then does nothing of the kind.
if (process.platform === 'linux') setPriority(nice);
await import(script);
