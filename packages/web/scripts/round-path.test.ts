import { expect, it } from 'vitest';
import { commandsOf, roundPath } from './round-path.ts';

it('tells whole units, and the error of one step is taken back in the next', () => {
  expect(roundPath('M10.4 10.4l.4.4.4.4.4.4-1.2-1.2z')).toBe('m10 10l1 1 0 0 1 1-2-2z');
  expect(roundPath('M0 0h.4h.4h.4V7.6z')).toBe('m0 0h0 1 0v8z');
  expect(roundPath('M100 50.2C110 60.4 120.6 70 130 80s9.6-9.6 20 0')).toBe('m100 50c10 10 21 20 30 30s10-10 20 0');
});

it('begins again where the outline began, and after a first point come lines', () => {
  expect(roundPath('M20.4 20.4 30.4 30.4zm5 5 1 1')).toBe('m20 20l10 10zm5 5l1 1');
});

it('leaves the flags of an arc alone, also where they run into the figure behind them', () => {
  expect(commandsOf('a226 226 0 10.5-1')).toEqual([['a', [226, 226, 0, 1, 0, 0.5, -1]]]);
  expect(roundPath('M256 40A100.4 99.6 0 01156.4 140')).toBe('m256 40a100 100 0 0 1-100 100');
});

it('refuses what is no path', () => {
  expect(() => roundPath('M1 2l3')).toThrow('not a path');
});
