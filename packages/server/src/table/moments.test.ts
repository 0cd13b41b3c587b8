import { beforeEach, expect, test, vi } from 'vitest';
import { Moments } from './moments.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});

/** Notes the order in which moments came, and when by the clock. */
function noted() {
  const moments = new Moments(() => Date.now());
  const came: string[] = [];
  const wait = (name: string, moment: number): void => {
    void moments.come(moment).then(() => came.push(`${name} ${Date.now()}`));
  };
  return { wait, came };
}

test('all that wait for one moment go by one timer, and in the order in which they began to wait', async () => {
  const { wait, came } = noted();
  wait('policy', 1400);
  await vi.advanceTimersByTimeAsync(150);
  wait('by hand', 1400);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['policy 1400', 'by hand 1400']);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is past has come at once; another moment waits for itself', async () => {
  const { wait, came } = noted();
  wait('later', 1500);
  wait('past', 900);
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['past 1000']);
  await vi.advanceTimersByTimeAsync(500);
  expect(came).toEqual(['past 1000', 'later 1500']);
});

test('a clock that is set back while somebody waits: never before the moment, and looked at again', async () => {
  const { wait, came } = noted();
  wait('policy', 1400);
  vi.setSystemTime(500);
  await vi.advanceTimersByTimeAsync(400);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(came).toEqual(['policy 1400']);
});
