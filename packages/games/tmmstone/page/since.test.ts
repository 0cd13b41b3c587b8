import { expect, it } from 'vitest';
import type { StoneTable } from './engine/table.ts';
import { cameNow } from './since.ts';

const board = (turn: number, ...ids: number[]) => ({ turn, units: [null, ...ids.map((id) => ({ id }))] }) as StoneTable;
const told = (...boards: StoneTable[]) =>
  boards.map((after) => ({ after })) as unknown as Parameters<typeof cameNow>[0];

it('a unit is new in the turn in which it came, and no longer', () => {
  const log = told(board(3), board(4, 7), board(4, 7, 9));
  expect(cameNow(log, board(4), 7)).toBe(true);
  expect(cameNow(log, board(4), 9)).toBe(true);
  expect(cameNow(told(board(4, 7), board(5, 7)), board(5), 7)).toBe(false);
});

it('a log that begins in the middle of the turn tells nothing of it', () => {
  expect(cameNow(told(board(4, 7)), board(4), 7)).toBe(false);
  expect(cameNow([], board(4), 7)).toBe(false);
});
