import type { Signal } from '@kolbiste/wire/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Prompt } from '../engine/protocol.ts';
import { dropHeld, holdBack, stillHeld, takeReadyBack, useGrace } from './grace.ts';
import { change } from './settings.ts';
import { commit, seatEngine, useTable } from './table.ts';

const said = { cs: 'Co?', en: 'What?' };
const choice = (option: number, ready?: true): Choice => ({
  option,
  text: said,
  rule: [],
  ...(ready === undefined ? {} : { ready }),
});
const READY = 7;
const asked = (...options: readonly Choice[]): Prompt => ({
  seat: 1,
  procedure: 'round',
  step: 'act',
  text: said,
  rule: [],
  options,
  refused: [],
  locals: {},
});
const prompt = asked(choice(3), choice(READY, true));

let answers: number[][];
let signals: Signal[];

beforeEach(() => {
  vi.useFakeTimers();
  [answers, signals] = [[], []];
  change({ grace: 3 });
  seatEngine({
    answer: (...answer) => void answers.push(answer),
    sit: () => undefined,
    undo: () => undefined,
    tell: () => undefined,
    stop: () => undefined,
    signal: async (signal) => signals.push(signal) > 0,
    holdBack,
  });
  useTable.setState({ prompt, step: 4 });
});
afterEach(() => {
  dropHeld();
  seatEngine(null);
  vi.useRealTimers();
});

describe('ready with grace', () => {
  it('is told to the others at once, and answered when its time is over', () => {
    commit(READY);
    expect(useTable.getState().prompt).toBe(null);
    vi.advanceTimersByTime(2999);
    expect([answers, signals]).toEqual([[], [{ kind: 'ready', millis: 3000 }]]);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual([[4, 1, READY]]);
  });

  it('taken back it is never answered, and the question is open again', () => {
    commit(READY);
    expect(takeReadyBack()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(answers).toEqual([]);
    expect(signals.at(-1)).toEqual({ kind: 'ready', millis: 0 });
    expect(useTable.getState().prompt).toBe(prompt);
    expect(takeReadyBack()).toBe(false);
  });

  it('outlives what others do as long as the question stays the same', () => {
    commit(READY);
    expect(stillHeld(asked(choice(READY, true)))).toBe(true);
    useTable.setState({ step: 6 });
    vi.advanceTimersByTime(3000);
    expect(answers).toEqual([[6, 1, READY]]);
  });

  it('is over where the question has changed, and it is said', () => {
    for (const now of [asked(choice(3)), { ...prompt, step: 'defend' }, { ...prompt, seat: 0 }, null]) {
      useTable.setState({ prompt, notice: null });
      commit(READY);
      expect(stillHeld(now)).toBe(false);
      expect(useGrace.getState().held).toBe(null);
      expect(useTable.getState().notice === null).toBe(now === null);
      vi.advanceTimersByTime(60_000);
    }
    expect(answers).toEqual([]);
  });

  it('other answers count at once, and so does this one where the player wants that', () => {
    commit(3);
    change({ grace: 0 });
    useTable.setState({ prompt: { ...prompt } });
    commit(READY);
    expect(answers).toEqual([
      [4, 1, 3],
      [4, 1, READY],
    ]);
    expect(signals).toEqual([]);
  });

  it('whoever leaves the table has not answered', () => {
    commit(READY);
    dropHeld();
    vi.advanceTimersByTime(60_000);
    expect(answers).toEqual([]);
  });
});
