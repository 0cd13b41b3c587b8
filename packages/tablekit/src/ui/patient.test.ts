import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './patient.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tries again until it comes, at most eight seconds apart', async () => {
  const at: number[] = [];
  const begun = Date.now();
  const fetched = patiently(async () => {
    at.push(Date.now() - begun);
    if (at.length < 7) throw new Error('no network');
    return 'here';
  });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(at).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500]);
  expect(await fetched).toBe('here');
  expect(console.error).toHaveBeenCalledTimes(2);
});
