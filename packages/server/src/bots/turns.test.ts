import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Buckets } from '../cost/bucket.ts';
import { BotTurns } from './turns.ts';

const SECOND = 1000;

/** Whoever begins is noted. */
function watched(burst: number, perSecond: number, now: () => number) {
  const turns = new BotTurns(new Buckets({ burst, perSecond }, now));
  const begun: string[] = [];
  const begin = (payer: string, table: string): void => {
    void turns.begin(payer, table).then(() => begun.push(table));
  };
  return { turns, begun, begin };
}

test('one piece in each turn of the event loop, by turns over addresses', async () => {
  const { begun, begin } = watched(1e6, 1, () => 0);
  for (const table of ['a1', 'a2', 'a3']) begin('a', table);
  begin('b', 'b1');
  const seen: string[][] = [];
  for (let n = 0; n < 5; n++) {
    await turn();
    seen.push([...begun]);
  }
  expect(seen.map((list) => list.length)).toEqual([1, 2, 3, 4, 4]);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('bots of an address that has used too much go on one after another, in their order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let now = 0;
    const { turns, begun, begin } = watched(10, 100, () => now);
    const later = async (millis: number): Promise<void> => {
      now += millis;
      vi.advanceTimersByTime(millis);
      for (let n = 0; n < 30; n++) await turn();
    };
    turns.paid('a', 31);
    const tables = Array.from({ length: 20 }, (_, n) => `a${n}`);
    for (const table of tables) begin('a', table);
    begin('b', 'b0');
    await later(0);
    expect(begun).toEqual(['b0']);
    // What is lacking is there after 0.2 s; each takes 1 ms of 100 a second.
    await later(0.23 * SECOND);
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.length).toBeLessThan(5);
    for (let n = 0; n < 100; n++) await later(10);
    expect(begun).toEqual(['b0', ...tables]);
  } finally {
    vi.useRealTimers();
  }
});
