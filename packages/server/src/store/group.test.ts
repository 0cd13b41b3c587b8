import { expect, test } from 'vitest';
import { groupCommit } from './group.ts';
import type { NewStep } from './tables.ts';

const step = (game: string): NewStep => ({
  game,
  step: 1,
  seat: 0,
  option: 0,
  at: 0,
  answer: '',
  told: '',
  epoch: 0,
  before: 0,
});

/** A disk that is synced when the test says so. */
function disk() {
  const batches: string[][] = [];
  const waiting: ((result: boolean[] | Error) => void)[] = [];
  return {
    batches,
    append: (steps: readonly NewStep[]) => {
      batches.push(steps.map(({ game }) => game));
      return new Promise<boolean[]>((resolve, reject) => {
        waiting.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      });
    },
    async synced(result?: boolean[] | Error) {
      while (waiting.length === 0) {
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      waiting.shift()?.(result ?? (batches.at(-1) ?? []).map(() => true));
    },
  };
}

test('what comes while the disk is synced goes together into the next transaction', async () => {
  const { append, batches, synced } = disk();
  const group = groupCommit(append, { most: 3 });
  const first = group.write([step('a')]);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  const rest = ['b', 'c', 'd', 'e'].map((game) => group.write([step(game)]));
  await synced();
  expect(await first).toBe(true);
  await synced([true, false, true]);
  await synced();
  expect(await Promise.all(rest)).toEqual([true, false, true, true]);
  expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  await group.idle();
});

test('nothing is acknowledged before its sync, and a failure concerns its own batch alone', async () => {
  const { append, synced } = disk();
  const group = groupCommit(append, { most: 9 });
  let acknowledged = false;
  const lost = group.write([step('a')]).finally(() => {
    acknowledged = true;
  });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(acknowledged).toBe(false);
  const next = group.write([step('b')]);
  await synced(new Error('the disk is full'));
  await expect(lost).rejects.toThrow('the disk is full');
  await synced();
  expect(await next).toBe(true);
});
