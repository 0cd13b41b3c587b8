import { describe, expect, it } from 'vitest';
import { spinTo, tickTimes, turnFrames } from './spin.ts';

describe('ticks of a spin', () => {
  it('one for each field that passes, within the turn, and slower and slower', () => {
    for (const fields of [6, 8, 9, 12]) {
      const to = spinTo(0, 3, fields, 5, 0.5);
      const ticks = tickTimes(0, to, fields);
      const passing = (to * fields) / 360;
      expect(Math.abs(ticks.length - passing)).toBeLessThan(3);
      expect(ticks.every((time) => time > 0.1 && time <= 0.92)).toBe(true);
      const gaps = ticks.slice(1).map((time, k) => time - ticks[k]);
      expect(Math.min(...gaps)).toBeGreaterThan(0);
      const mean = (some: number[]) => some.reduce((sum, gap) => sum + gap, 0) / some.length;
      expect(mean(gaps.slice(-5))).toBeGreaterThan(4 * mean(gaps.slice(0, 5)));
    }
  });

  it('the turn ends where it should', () => {
    expect(turnFrames(10, 500).at(-1)?.transform).toBe('rotate(500deg)');
    expect(turnFrames(10, 500)[0].transform).toBe('rotate(10deg)');
  });
});
