import { describe, expect, test } from 'vitest';
import { meanInterval, percentile, spreadOf, wilson } from './stats.ts';

describe("Wilson's interval", () => {
  test('known values', () => {
    // From the formula by hand: 81 of 263.
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.25529, 4);
    expect(high).toBeCloseTo(0.36622, 4);
  });

  test('stays within 0 and 1 and holds the share, also at the ends', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the mean of pairs', () => {
  test('its interval comes from the spread of the pairs', () => {
    const values = [...Array.from({ length: 50 }, () => 1), ...Array.from({ length: 50 }, () => 0.5)];
    const { mean, low, high } = meanInterval(values);
    expect(mean).toBe(0.75);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(0.0625 / 99), 4);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  test('values that do not vary are no certainty', () => {
    const { mean, low, high } = meanInterval([1, 1, 1, 1]);
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeLessThan(0.6);
  });

  test('one value says nothing', () => {
    expect(meanInterval([1])).toEqual({ mean: 1, low: 0, high: 1 });
  });
});

test('spread of values', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(spreadOf(values)).toEqual({ mean: 50.5, min: 1, max: 100, p50: 50, p95: 95 });
  expect(spreadOf([])).toEqual({ mean: 0, min: 0, max: 0, p50: 0, p95: 0 });
  expect(percentile([7], 0.95)).toBe(7);
});
