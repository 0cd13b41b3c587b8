import { expect, it } from 'vitest';
import { inverseRoot, logarithm, ONE, oddsOf, quotient, rootLog, squareRoot } from './tables.ts';

it('whole parts and roots are exact', () => {
  for (const n of [0, 1, 2, 3, 4, 15, 16, 17, 99, 100, 65535, 65536, 4294967295, 2 ** 52 - 1]) {
    const root = squareRoot(n);
    expect(root).toBe(Math.floor(Math.sqrt(n)));
    expect(quotient(n, 7)).toBe(Math.floor(n / 7));
  }
});

it('logarithms are within three steps, roots of them within one', () => {
  for (const n of [1, 2, 3, 10, 100, 1000, 4095, 33554431]) {
    expect(Math.abs(logarithm(n) - Math.log(n) * 65536)).toBeLessThanOrEqual(3);
  }
  for (const n of [2, 3, 50, 4095]) {
    expect(Math.abs(rootLog(n) - Math.sqrt(Math.log(n)) * 256)).toBeLessThanOrEqual(2);
    expect(Math.abs(inverseRoot(n) - 65536 / Math.sqrt(n))).toBeLessThanOrEqual(1);
  }
});

it('odds are those of the logistic curve, and two that belong together make one', () => {
  for (const points of [-600, -512, -64, -1, 0, 1, 64, 100, 511, 512, 9999]) {
    const clamped = Math.max(-512, Math.min(512, points));
    expect(Math.abs(oddsOf(points) - ONE / (1 + Math.exp(-clamped / 64)))).toBeLessThanOrEqual(2);
    expect(oddsOf(points) + oddsOf(-points)).toBe(ONE);
  }
});
