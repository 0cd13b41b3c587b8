import { expect, it } from 'vitest';
import { share } from './share.ts';

const table = () => ({
  round: 1,
  hands: [[1, 2], [3]],
  things: [
    { id: 7, marks: 0, parts: { attack: [1] } },
    { id: 9, marks: 1, parts: {} },
  ],
});

it('an equal table is the one before', () => {
  const before = table();
  expect(share(before, table())).toBe(before);
});

it('what has changed is new, with all that it lies in, and nothing else', () => {
  const before = table();
  const now = { ...table(), hands: [[1, 2], []] };
  const shared = share(before, now);
  expect(shared).toEqual(now);
  expect(shared).not.toBe(before);
  expect(shared.things).toBe(before.things);
  expect(shared.hands[0]).toBe(before.hands[0]);
  expect(shared.hands[1]).toEqual([]);
});

it('a thing is found by its number where others before it have gone', () => {
  const before = table();
  const [, other] = before.things;
  const shared = share(before, { ...table(), things: table().things.slice(1) });
  expect(shared.things).toHaveLength(1);
  expect(shared.things[0]).toBe(other);
});

it('a field that has come or gone makes a thing a new one', () => {
  const before = { a: 1, b: undefined };
  expect(share(before, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(share(before, { a: 1 }))).toEqual(['a']);
  expect(share({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
});

it('a list is no record, nothing is no record, and nothing before is shared with nobody', () => {
  expect(share({}, [])).toEqual([]);
  expect(share([], {})).toEqual({});
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, null)).toBe(null);
});
