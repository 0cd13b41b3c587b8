import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Prompt, Update } from '../engine/protocol.ts';
import { isAnswered } from './answered.ts';
import { stage } from './playback.ts';
import { commit, EMPTY, pick, seatEngine, useTable } from './table.ts';

const said = { cs: 'Co?', en: 'What?' };
const asked = (step: string): Prompt => ({
  seat: 0,
  procedure: 'round',
  step,
  text: said,
  rule: [],
  options: [0, 1].map((option) => ({ option, text: said, rule: [] })),
  refused: [],
  locals: {},
});
const told = (...prompts: readonly Prompt[]): Update => ({
  type: 'update',
  step: 5,
  happened: [],
  table: { at: 5 },
  flow: [],
  prompts,
  sitting: null,
  owing: [],
  open: [],
  curtain: null,
  undo: null,
  wait: null,
  result: null,
});

const prompt = asked('act');
let answers: number[][];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  seatEngine({
    answer: (...answer) => void answers.push(answer),
    sit: () => undefined,
    undo: () => undefined,
    tell: () => undefined,
    stop: () => undefined,
  });
  useTable.setState({ ...EMPTY, prompt, picked: 1, step: 4 });
});
afterEach(() => {
  vi.advanceTimersByTime(1000);
  seatEngine(null);
  vi.useRealTimers();
});

it('a question that is answered stands there until the word of the table comes, and is answered once', () => {
  commit(1);
  expect([isAnswered(prompt), useTable.getState().prompt]).toEqual([true, prompt]);
  commit(0);
  pick(0);
  pick(0);
  expect(answers).toEqual([[4, 0, 1]]);
  expect(useTable.getState().picked).toBe(1);
});

it('the next question takes its place at once: nothing is drawn between', async () => {
  commit(1);
  const next = asked('defend');
  const done = stage(told(next));
  // All of it within the task in which the word came.
  expect(useTable.getState()).toMatchObject({ prompt: next, picked: null, busy: false, table: { at: 5 } });
  await done;
  vi.advanceTimersByTime(1000);
  expect(useTable.getState().prompt).toBe(next);
  expect([isAnswered(prompt), isAnswered(next)]).toEqual([false, false]);
});

it('where the word does not come soon the question goes all the same', () => {
  commit(1);
  vi.advanceTimersByTime(99);
  expect(useTable.getState()).toMatchObject({ prompt, busy: false });
  vi.advanceTimersByTime(1);
  expect(useTable.getState()).toMatchObject({ prompt: null, picked: null, busy: true });
});

it('what was answered at a table that is left closes nothing at the next one', () => {
  commit(1);
  const other = asked('other');
  useTable.setState({ ...EMPTY, prompt: other });
  vi.advanceTimersByTime(1000);
  expect(useTable.getState()).toMatchObject({ prompt: other, busy: false });
  commit(0);
  expect(answers).toEqual([
    [4, 0, 1],
    [0, 0, 0],
  ]);
});
