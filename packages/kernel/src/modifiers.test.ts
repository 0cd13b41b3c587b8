import { describe, expect, it } from 'vitest';
import type { Modifier } from './modifiers.ts';
import { atLeast, atMost, dropSource, fold, plus, set, times } from './modifiers.ts';

const LAYERS = [set, times, plus, atLeast, atMost];
const [SET, TIMES, PLUS, LEAST, MOST] = LAYERS.keys();
const on = (layer: number, amount: number, rest: Partial<Modifier> = {}): Modifier => ({
  stat: 1,
  layer,
  amount,
  source: 7,
  target: -1,
  ...rest,
});
const value = (records: Modifier[], printed = 3): number => fold(LAYERS, records, 1, 20, printed);

describe('folding', () => {
  it('gives the printed value when nothing changes it', () => {
    expect(value([])).toBe(3);
    expect(value([on(PLUS, 5, { stat: 2 }), on(PLUS, 5, { target: 21 })])).toBe(3);
  });

  it('goes by layers, not by the order of the records', () => {
    const records = [on(PLUS, 1), on(TIMES, 2), on(SET, 10)];
    expect(value(records)).toBe(21);
    expect(value(records.toReversed())).toBe(21);
    expect(fold([plus, times, set], [on(2, 4), on(0, 1)], 1, 20, 3)).toBe(4);
  });

  it('goes by the records within a layer', () => {
    expect(value([on(SET, 5), on(SET, 6)])).toBe(6);
    expect(value([on(TIMES, 2), on(TIMES, 3)])).toBe(18);
  });

  it('bounds at the end', () => {
    expect(value([on(PLUS, -9), on(LEAST, 0)])).toBe(0);
    expect(value([on(PLUS, 90), on(MOST, 20), on(LEAST, 1)])).toBe(20);
  });

  it('reads what is about this one or about all', () => {
    expect(value([on(PLUS, 1, { target: 20 }), on(PLUS, 10), on(PLUS, 100, { target: 0 })])).toBe(14);
  });

  it('stays within 32 bits', () => {
    expect(value([on(TIMES, 65537), on(TIMES, 65537)], 65537) | 0).toBe(
      value([on(TIMES, 65537), on(TIMES, 65537)], 65537),
    );
    expect(plus(2147483647, 1)).toBe(-2147483648);
  });
});

it('what came from a source ends with it, and the rest keeps its order', () => {
  const records = [
    on(PLUS, 1, { source: 1 }),
    on(PLUS, 2, { source: 2 }),
    on(PLUS, 3, { source: 1 }),
    on(PLUS, 4, { source: 3 }),
  ];
  dropSource(records, 1);
  expect(records.map((m) => m.amount)).toEqual([2, 4]);
  dropSource(records, 9);
  expect(records).toHaveLength(2);
});
