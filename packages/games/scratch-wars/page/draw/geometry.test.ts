import { describe, expect, it } from 'vitest';
import { fieldAngle, fieldPath, fieldWidth, polar } from './geometry.ts';
import { fieldUnder, restAngle, spinTo } from './spin.ts';
import { hexagon } from './wheel-full.tsx';

describe('the disc', () => {
  it('turns clockwise from the top', () => {
    expect(polar(0, 100)).toEqual({ x: 0, y: -100 });
    expect(polar(90, 100)).toEqual({ x: 100, y: 0 });
    expect(polar(180, 50)).toEqual({ x: 0, y: 50 });
  });

  it('has equal fields that fill it', () => {
    for (const n of [1, 2, 7, 9, 24]) {
      expect(fieldWidth(n) * n).toBeCloseTo(360);
      for (let i = 1; i < n; i++) expect(fieldAngle(i, n) - fieldAngle(i - 1, n)).toBeCloseTo(fieldWidth(n));
    }
  });

  it('draws neighbours edge to edge', () => {
    const ends = (path: string) => path.match(/-?\d+(\.\d+)? -?\d+(\.\d+)?(?= (L|A|Z))/g) ?? [];
    const [start] = /M (\S+ \S+)/.exec(fieldPath(4, 9, 40, 91, 'torn'))?.slice(1) ?? [];
    expect(ends(fieldPath(3, 9, 40, 91, 'slight'))).toContain(start);
  });

  it('tears the edge inwards only', () => {
    const radii = (path: string) =>
      [...path.matchAll(/[ML] (-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    for (const edge of ['slight', 'torn'] as const) {
      for (const r of radii(fieldPath(2, 9, 40, 91, edge, 6))) expect(r).toBeLessThanOrEqual(91.1);
    }
    expect(Math.min(...radii(fieldPath(2, 9, 84, 91, 'torn', 6)).filter((r) => r > 84.5))).toBeCloseTo(85, 0);
  });

  it('draws a disc of one field as a ring', () => {
    expect(fieldPath(0, 1, 40, 91)).toContain('A 91 91');
  });
});

describe('a spin', () => {
  it('ends with the drawn field under the pointer, wherever it began', () => {
    for (const n of [1, 2, 5, 9, 24]) {
      for (let field = 0; field < n; field++) {
        for (const from of [0, -123.4, 77, 4000]) {
          for (const off of [-1, -0.4, 0, 1]) {
            const end = spinTo(from, field, n, 4, off);
            expect(fieldUnder(end, n)).toBe(field);
            expect(end - from).toBeGreaterThanOrEqual(4 * 360);
            expect(end - from).toBeLessThan(5 * 360 + 1e-6);
          }
        }
      }
    }
  });

  it('rests with a margin to the borders', () => {
    const width = fieldWidth(9);
    for (const off of [-1, 1]) {
      const away = Math.abs(restAngle(3, 9, off) - restAngle(3, 9, 0));
      expect(away).toBeLessThan(width / 2 - width / 10);
    }
  });
});

it('a hexagon has six corners', () => {
  expect(hexagon(10, 10, 5).split(' ')).toHaveLength(6);
});
