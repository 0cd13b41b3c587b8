import type { Signal } from '@kolbiste/wire/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aim, clearSignals, forgetSignals, hearSignal, keepSignalsOf, SHOWN, useSignals } from './signals.ts';
import { seatEngine, useTable } from './table.ts';

const hear = (seat: number, signal: Signal, step = 5): void => hearSignal({ seat, step, signal });
const shown = () => useSignals.getState().marks.map(({ seat, kind, place }) => [seat, kind, place]);
const at = (kind: 'point' | 'intend', place: string) => ({ kind, place }) as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearSignals();
  vi.useRealTimers();
});

it('of each seat one of a kind is shown, the latest, until it is taken back', () => {
  hear(1, at('intend', 'thing:1'));
  hear(1, at('intend', 'thing:2'));
  hear(1, at('point', 'thing:3'));
  hear(2, at('intend', 'thing:1'));
  expect(shown()).toEqual([
    [1, 'intend', 'thing:2'],
    [1, 'point', 'thing:3'],
    [2, 'intend', 'thing:1'],
  ]);
  hear(1, { kind: 'intend', place: null });
  hear(2, { kind: 'ready', millis: 3000 });
  hear(2, { kind: 'ready', millis: 0 });
  expect(shown()).toEqual([
    [1, 'point', 'thing:3'],
    [2, 'intend', 'thing:1'],
  ]);
});

it('what is shown is over with its time', () => {
  hear(1, at('point', 'a'));
  hear(2, at('intend', 'b'));
  hear(3, { kind: 'ready', millis: 3000 });
  vi.advanceTimersByTime(SHOWN.point);
  expect(shown().map(([seat]) => seat)).toEqual([2, 3]);
  vi.advanceTimersByTime(SHOWN.intend);
  expect(shown()).toEqual([]);
});

it('pointing ends with the next step; being ready with the answer or its time', () => {
  hear(1, at('point', 'a'));
  hear(1, { kind: 'ready', millis: 3000 });
  hear(2, at('intend', 'b'), 6);
  forgetSignals(6);
  expect(shown()).toEqual([
    [1, 'ready', null],
    [2, 'intend', 'b'],
  ]);
});

it('everything ends with the connection of whoever showed it', () => {
  hear(1, at('intend', 'a'));
  hear(2, { kind: 'ready', millis: 3000 });
  keepSignalsOf((seat) => seat !== 2);
  expect(shown()).toEqual([[1, 'intend', 'a']]);
});

it('nobody aims where there are no others', () => {
  expect(aim('point')).toBe(false);
  expect(useSignals.getState().aiming).toBe(null);
  seatEngine({
    answer: () => undefined,
    sit: () => undefined,
    undo: () => undefined,
    tell: () => undefined,
    stop: () => undefined,
    signal: async () => true,
  });
  expect(aim('point')).toBe(false);
  useTable.setState({ order: { game: 'any', names: 'real', players: [{ kind: 'human' }, { kind: 'other' }] } });
  aim('point');
  expect(useSignals.getState().aiming).toBe('point');
  aim('point');
  expect(useSignals.getState().aiming).toBe(null);
  seatEngine(null);
});
