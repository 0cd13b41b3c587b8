import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When it is fulfilled, in milliseconds, if it is within ten seconds. */
async function fulfilled(work: Promise<unknown>): Promise<number | undefined> {
  const begun = Date.now();
  const at = inTime(work).then(() => Date.now() - begun);
  await vi.advanceTimersByTimeAsync(10_000);
  return await Promise.race([at, Promise.resolve(undefined)]);
}

it('waits for what is kept', async () => {
  expect(await fulfilled(new Promise((done) => setTimeout(done, 300)))).toBe(300);
});

it('goes on where nothing can be kept', async () => {
  expect(await fulfilled(Promise.reject(new Error('quota')))).toBe(0);
});

it('does not wait for ever for storage that answers no more', async () => {
  expect(await fulfilled(new Promise(() => undefined))).toBe(4000);
});
