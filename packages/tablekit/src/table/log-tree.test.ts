import type { Why } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { Happening } from '../engine/protocol.ts';
import { openedBefore, treeOf, whyOf } from './log-tree.ts';

const line = (id: number, cause: number, kind = 'spun'): Happening => ({
  id,
  cause,
  kind,
  a: 0,
  b: 0,
  c: 0,
  d: 0,
  text: { cs: '', en: '' },
  rule: [],
  after: {},
});

const shape = (log: readonly Happening[]): unknown => {
  const of = (branches: ReturnType<typeof treeOf>): unknown =>
    branches.map((branch) => [branch.line.id, of(branch.children)]);
  return of(treeOf(log, 'roundBegan'));
};

it('every line stands under its cause', () => {
  expect(shape([line(1, 0), line(2, 1), line(3, 2), line(4, 1), line(5, 0)])).toEqual([
    [
      1,
      [
        [2, [[3, []]]],
        [4, []],
      ],
    ],
    [5, []],
  ]);
});

it('a round stands for itself, but its cause is still known', () => {
  const log = [line(1, 0), line(2, 1, 'roundBegan'), line(3, 2)];
  expect(shape(log)).toEqual([
    [1, []],
    [2, [[3, []]]],
  ]);
  expect(whyOf(log, 3).map(({ event }) => event.id)).toEqual([3, 2, 1]);
});

it('what decided a game is not its opening', () => {
  const log = [line(1, 0), line(2, 1), line(3, 2, 'turnBegan'), line(4, 3), line(5, 2)];
  const decisive = (id: number) => whyOf(log, id, openedBefore(log, id, 'turnBegan')).map(({ event }) => event.id);
  expect(decisive(4)).toEqual([4, 3]);
  expect(decisive(5)).toEqual([5]);
  // Somebody gives up before the first turn.
  expect(decisive(2)).toEqual([2, 1]);
});

it('beside the way back stand the ways of the laid things that acted', () => {
  const log = [line(1, 0), line(2, 1, 'laid'), line(3, 0), line(4, 0), { ...line(5, 4), from: [2, 3] }, line(6, 5)];
  const ids = (path: readonly Why<Happening>[]): unknown =>
    path.map(({ event, laid }) => [event.id, laid.map((way) => ids(way))]);
  expect(ids(whyOf(log, 6))).toEqual([
    [6, []],
    [
      5,
      [
        [
          [2, []],
          [1, []],
        ],
        [[3, []]],
      ],
    ],
    [4, []],
  ]);
  // In the log it stands where it happened.
  expect(shape(log)).toEqual([
    [1, [[2, []]]],
    [3, []],
    [4, [[5, [[6, []]]]]],
  ]);
});

it('a cause that is not there makes a root; a walk always ends', () => {
  expect(shape([line(7, 3)])).toEqual([[7, []]]);
  expect(whyOf([line(1, 1)], 1)).toHaveLength(1);
  expect(whyOf([], 4)).toEqual([]);
});
