import { expect, test } from 'vitest';
import { Lane } from './lane.ts';

/** Answers with the priority that it had when it was read. */
const SCRIPT = `
  import { getPriority } from 'node:os';
  import { parentPort } from 'node:worker_threads';
  const done = getPriority();
  parentPort.on('message', () => parentPort.postMessage({ done }));
`;

test.runIf(process.platform === 'linux')('a thread gives way before its script is read', async () => {
  const nice = 17;
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  const lane = new Lane<null, number>(script, 1, { hungMillis: 30_000, nice });
  try {
    expect(await lane.ask(null, { payer: 'a', table: 't' })).toBe(nice);
  } finally {
    await lane.close();
  }
});
