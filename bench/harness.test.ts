import { describe, expect, test } from 'vitest';
import { gameContestants } from './game.ts';
import type { Figure, Runner } from './harness.ts';
import { measure, median, results, searchWork, slicer } from './harness.ts';

const rate: Figure = { name: 'a.rate', unit: 'games/s', from: 'rate' };
const micros: Figure = { name: 'a.micros', unit: 'µs', from: 'micros' };
const bytes: Figure = { name: 'a.bytes', unit: 'bytes', from: 'value' };

/** Keeps the processor busy for so long. */
function spend(millis: number): void {
  const end = performance.now() + millis;
  while (performance.now() < end);
}

describe('a slice', () => {
  test('turns counts into figures and numbers the work without a gap', () => {
    const asked: [number, number][] = [];
    const slice = slicer([rate, micros, bytes], (amount, from) => {
      asked.push([amount, from]);
      spend(1);
      return [2, 1, 77];
    });
    const [perSecond = 0, each = 0, size] = slice(0.03);
    expect(perSecond * each).toBeCloseTo(2_000_000, 0);
    expect(each).toBeGreaterThanOrEqual(1000);
    expect(size).toBe(77);
    slice(0.01);
    let next = 0;
    for (const [amount, from] of asked) {
      expect(from).toBe(next);
      next += amount;
    }
  });

  test('takes larger portions until one lasts long enough, and keeps them', () => {
    const amounts: number[] = [];
    const slice = slicer([rate], (amount) => {
      amounts.push(amount);
      spend(amount < 4 ? 0 : 25);
      return [amount];
    });
    slice(0.06);
    slice(0.02);
    expect(amounts.slice(0, 3)).toEqual([1, 2, 4]);
    expect(new Set(amounts.slice(2))).toEqual(new Set([4]));
  });

  test('of a search is counted in iterations, each thought starting anew', () => {
    const asked: number[] = [];
    expect(searchWork((iterations) => asked.push(iterations))(3, 0)).toEqual([3000]);
    expect(asked).toEqual([1000, 1000, 1000]);
  });
});

describe('the rounds', () => {
  const runner = (name: string, values: number[], calls: string[] = []): Runner => ({
    figures: [{ name, unit: 'games/s', from: 'rate' }],
    slice: async (seconds) => {
      calls.push(`${name} ${seconds}`);
      return [seconds === 3 ? -1 : (values.shift() ?? Number.NaN)];
    },
  });
  const plan = { rounds: 3, sliceSeconds: 1, warmUpSeconds: 3, budgetSeconds: 60 };

  test('interleave after a warm-up that does not count', async () => {
    const calls: string[] = [];
    const samples = await measure([runner('a', [1, 2, 3], calls), runner('b', [4, 5, 6], calls)], plan, () => {});
    expect(calls).toEqual(['a 3', 'b 3', 'a 1', 'b 1', 'a 1', 'b 1', 'a 1', 'b 1']);
    expect(Object.fromEntries(samples)).toEqual({ a: [1, 2, 3], b: [4, 5, 6] });
  });

  test('stop when the time is up, and say so', async () => {
    const said: string[] = [];
    const samples = await measure([runner('a', [1, 2, 3])], { ...plan, budgetSeconds: 0 }, (line) => said.push(line));
    expect(samples.get('a')).toEqual([1]);
    expect(said.at(-1)).toContain('stopping after 1 of 3 rounds');
  });
});

describe('the results', () => {
  const figures: Figure[] = ['a', 'b', 'c'].map((name) => ({ name, unit: 'games/s', from: 'rate' }));

  test('are medians, and medians of the ratios within a round', () => {
    const samples = new Map([
      ['a', [10, 20, 90]],
      ['b', [1, 10, 10]],
    ]);
    const ratios = [{ name: 'aToB', of: ['a', 'b'] }] as const;
    expect(results(samples, figures, ratios)).toEqual([
      { name: 'a', unit: 'games/s', value: 20, low: 10, high: 90 },
      { name: 'b', unit: 'games/s', value: 10, low: 1, high: 10 },
      { name: 'aToB', unit: 'ratio', value: 9, low: 2, high: 10 },
    ]);
  });

  test('leave out a ratio with something that was not measured', () => {
    expect(results(new Map([['a', [1]]]), figures, [{ name: 'aToC', of: ['a', 'c'] }])).toHaveLength(1);
  });

  test('median of an even number of values', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe("a game's figures", () => {
  test('have the promised names, and nothing is timed that does not pass its check', async () => {
    const game = {
      check: () => {
        throw new Error('the clone differs');
      },
      play: (games: number) => games * 50,
      botsPlay: (games: number) => games * 50,
      count: () => 1,
      clone: () => {},
      encode: () => {},
      hash: () => {},
      stateBytes: () => 400,
      search: () => {},
    };
    const contestants = gameContestants('toy', async () => game, { duelsPerSecond: 'duels/s' });
    expect(contestants.flatMap(({ figures }) => figures.map(({ name }) => name))).toEqual([
      'toy.gamesPerSecond',
      'toy.decisionsPerSecond',
      'toy.botsGamesPerSecond',
      'toy.botsDecisionsPerSecond',
      'toy.cloneMicros',
      'toy.stateBytes',
      'toy.encodeMicros',
      'toy.hashMicros',
      'toy.searchIterationsPerSecond',
      'toy.duelsPerSecond',
    ]);
    await expect(contestants[0]?.ready()).rejects.toThrow('the clone differs');
    const sound = gameContestants('toy', async () => ({ ...game, check: () => {} }), { duelsPerSecond: 'duels/s' });
    const works = await Promise.all(sound.map((contestant) => contestant.ready()));
    expect(works.map((work) => work(2, 0))).toEqual([[2, 100], [2, 100], [2, 400], [2, 2], [2, 2], [2000], [2]]);
  });
});
