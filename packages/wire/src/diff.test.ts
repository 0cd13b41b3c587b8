import type { Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import type { Patch, Seen } from './index.ts';
import { patched, patchOf } from './index.ts';

const row = (id: number, more: Seen = {}): Json => ({ id, card: 100 + id, damage: 0, marks: 0, ...more });
const frame = (procedure: string, at: number): Json => ({
  procedure,
  step: 'choose',
  locals: { at, seats: [3, 1, 0, 2, 4, 5] },
});
const rows = [1, 2, 3, 4].map((id) => row(id));
const hand = [101, 102, 103, 104, 105, 106, 107, 108];

const CASES: readonly (readonly [what: string, before: Seen, after: Seen, patch: Patch])[] = [
  [
    'one figure of one row',
    { things: rows },
    { things: [rows[0], rows[1], row(3, { damage: 2 }), rows[3]] },
    { in: { things: { rows: [2, { set: { damage: 2 } }] } } },
  ],
  [
    'rows that go and come',
    { things: rows },
    { things: [rows[0], rows[2], rows[3], row(9)] },
    { in: { things: { rows: [1, -1, 2, [row(9)]] } } },
  ],
  [
    'a row that goes while another one changes',
    { things: rows },
    { things: [rows[0], row(3, { marks: 1 }), rows[3]] },
    { in: { things: { rows: [1, -1, { set: { marks: 1 } }] } } },
  ],
  [
    'another row in the place of one is no change of that one',
    { things: rows },
    { things: [rows[0], row(8, { card: 102 }), rows[2], rows[3]] },
    { in: { things: { rows: [1, -1, [row(8, { card: 102 })]] } } },
  ],
  [
    'frames by their place: one that goes on, and one upon it',
    { flow: [frame('game', 0), frame('round', 4)] },
    { flow: [frame('game', 0), frame('round', 5), frame('pick', 1)] },
    { in: { flow: { rows: [1, { in: { locals: { set: { at: 5 } } } }, [frame('pick', 1)]] } } },
  ],
  [
    'a card out of one of the hands',
    { hands: [hand, hand] },
    { hands: [hand, hand.filter((card) => card !== 104)] },
    { in: { hands: { rows: [1, { rows: [3, -1] }] } } },
  ],
  [
    'what is shorter whole',
    { life: [20, 20], turn: 1 },
    { life: [20, 18], turn: 2 },
    { set: { life: [20, 18], turn: 2 } },
  ],
  ['a list that is emptied', { left: rows }, { left: [] }, { set: { left: [] } }],
  ['fields that come and go', { a: 1 }, { b: null }, { set: { b: null }, gone: ['a'] }],
];

describe('a patch', () => {
  test.each(CASES)('%s', (_what, before, after, patch) => {
    const kept = structuredClone(before);
    expect(patchOf(before, after)).toEqual(patch);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  test('of the same is none', () => {
    expect(patchOf({ things: rows }, structuredClone({ things: rows }))).toBeUndefined();
  });

  test('as it was told up to protocol 3 is read as before', () => {
    expect(patched({ a: 1, b: [1], c: 2 }, { set: { b: [2, 3] }, gone: ['c'] })).toEqual({ a: 1, b: [2, 3] });
  });

  test('in one place hands over the next view whole', () => {
    const after = { b: [rows[0]], c: 2 };
    expect(patched({ a: 1, b: rows }, { whole: after })).toBe(after);
  });
});

const random = rng('trees');

/** Any value, at most so deep. */
function anything(deep: number): Json {
  const pick = random.int(deep > 0 ? 7 : 4);
  if (pick === 0) return null;
  if (pick === 1) return random.int(2) === 1;
  if (pick === 2) return `t${random.int(4)}`;
  if (pick === 3) return random.int(300) - 20;
  const count = random.int(5);
  if (pick === 4) return Array.from({ length: count }, () => anything(deep - 1));
  if (pick === 5) return Array.from({ length: count }, () => ({ id: random.int(6), more: anything(deep - 1) }));
  return record(deep, count);
}

const record = (deep: number, count: number): { [key: string]: Json } =>
  Object.fromEntries(Array.from({ length: count }, () => [`f${random.int(6)}`, anything(deep - 1)]));

/** The same with some of it changed. */
function shaken(value: Json, deep: number): Json {
  if (random.int(5) === 0) return anything(deep);
  if (Array.isArray(value)) {
    const kept = value
      .filter(() => random.int(6) > 0)
      .map((each) => (random.int(3) === 0 ? shaken(each, deep - 1) : each));
    return random.int(3) === 0 ? kept.toSpliced(random.int(kept.length + 1), 0, anything(deep - 1)) : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, random.int(3) === 0 ? shaken(each, deep - 1) : each]),
  );
}

test('whatever changes, the patch leads from one to the other, by way of its text', () => {
  let within = 0;
  for (let n = 0; n < 4000; n++) {
    const before = record(4, 6);
    const changed = shaken(before, 3);
    const after: Seen = typeof changed === 'object' && changed !== null && !Array.isArray(changed) ? changed : {};
    const patch = patchOf(before, after);
    const read = patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as Patch);
    expect(patched(before, read)).toEqual(after);
    if (patch?.in !== undefined) within++;
  }
  expect(within).toBeGreaterThan(100);
});
