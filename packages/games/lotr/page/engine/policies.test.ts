/** Policies beside a table in a worker: what they answer, what the page is told of them, and what stops them. */
import { secretFrom } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import type { RunningTable } from '@kolbiste/tablekit/engine/host.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { HostPolicies } from '@kolbiste/tablekit/engine/policies.ts';
import { obey } from '@kolbiste/tablekit/engine/policies.ts';
import type { FromHost } from '@kolbiste/tablekit/engine/protocol.ts';
import { resumeTable } from '@kolbiste/tablekit/engine/resume.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import type { Policy, Setting } from '@kolbiste/wire';
import { ASKED } from '@kolbiste/wire';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { manifest } from '../../manifest.ts';
import { starters, windows } from '../../src/index.ts';
import type { RingsOrder } from './adapter.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('lotr');
});

afterEach(() => {
  vi.useRealTimers();
});

const PASS = 0;
const ONCE = { decision: 'window.act', option: PASS, once: true };

/** Two at one screen, both by hand. */
function twoSeats() {
  const heard: FromHost[] = [];
  const around = {
    policies: undefined as HostPolicies | undefined,
    tell: (message: FromHost) => void heard.push(message),
    current: (): RunningTable | null => table,
    think: () => undefined,
    secret: () => secretFrom('policies'),
    keep: () => undefined,
    finished: () => undefined,
  };
  const lists = [starters[0].list, starters[1].list];
  const players = [{ kind: 'human' }, { kind: 'human' }] as const;
  const order: RingsOrder = { game: 'lotr', lists, easy: true, players, names: 'real', profile: {} };
  let table: RunningTable = newTable(order, around);
  const decision = () => table.game.pending(table.record.state)[0];
  const options = () => table.game.options(table.record.state, decision().seat);
  const inWindow = () => windows.of(table.game.view(table.record.state, decision().seat), decision()) !== undefined;
  return {
    decision,
    options,
    inWindow,
    get table() {
      return table;
    },
    set: (seat: number, policy: Policy | null, more: Setting & { countdown?: number } = {}) =>
      obey(around, table, { type: 'policy', seat, policy, ...more }),
    /** Another table lies there, or none. */
    leave: () => {
      around.current = () => null;
    },
    answer: (option: number) => table.answer(table.step, decision().seat, option, false),
    /** Answers by hand what comes first, until something holds. */
    playUntil(holds: () => boolean) {
      for (let n = 0; n < 300 && !holds(); n++) this.answer(options()[0]);
      expect(holds()).toBe(true);
    },
    /** The last own answer is taken back. */
    undo() {
      const before = table.before();
      if (before === undefined) throw new Error('nothing may be taken back');
      table = resumeTable(before, around);
    },
    told: (seat: number) =>
      heard.flatMap((message) => (message.type === 'policy' && message.seat === seat ? [message.state] : [])),
    answers: () => table.record.record().steps.map(([seat, option]) => [seat, option]),
  };
}

/** At a window of the first seat, the second one after it. */
function atWindow() {
  const at = twoSeats();
  at.playUntil(() => at.table.step > 4 && at.inWindow() && at.decision().seat === 0 && at.options().length > 1);
  return at;
}

test('what a policy answers is an answer like any other; an order for once is over, and the page is told', () => {
  const at = atWindow();
  at.set(1, { ...ASKED, orders: [ONCE] });
  const { step } = at.table;
  at.answer(PASS);
  expect(at.answers().slice(step)).toEqual([
    [0, PASS],
    [1, PASS],
  ]);
  expect(at.told(1).map(({ policy }) => policy?.orders)).toEqual([[ONCE], []]);
  expect(at.told(0)).toEqual([]);
  at.playUntil(() => at.inWindow() && at.decision().seat === 1);
});

test('an answer by hand that is refused is not remembered as passed over', () => {
  const at = atWindow();
  at.set(0, { ...ASKED, hold: 'legal' });
  expect(() => at.answer(999_999)).toThrow('seat 0');
  at.set(0, { ...ASKED, hold: 'legal' });
  expect(at.told(0).at(-1)?.passing).toBe(false);
  at.answer(PASS);
  expect(at.told(0).at(-1)?.passing).toBe(true);
});

test('after a step was taken back nothing is answered for anybody before the next answer by hand', () => {
  const at = atWindow();
  at.set(0, { ...ASKED, hold: 'stops' });
  at.set(1, { ...ASKED, hold: 'stops' });
  at.playUntil(() => !at.inWindow());
  const { step } = at.table;
  const [option] = at.options();
  at.answer(option);
  at.undo();
  expect(at.table.step).toBe(step);
  at.set(1, { ...ASKED, hold: 'stops', at: ['planning'] });
  expect(at.table.step).toBe(step);
  at.answer(option);
  expect(at.table.step).toBeGreaterThan(step);
});

test('what is no policy is refused and changes nothing; null takes it back', () => {
  const at = atWindow();
  expect(() => at.set(0, { ...ASKED, at: ['noon'] })).toThrow('at[0]');
  at.set(1, { ...ASKED, hold: 'stops' });
  at.set(1, null);
  at.answer(PASS);
  expect(at.decision().seat).toBe(1);
});

const COUNTDOWN = 4000;

test('with a countdown a pass is shown after the same time, by policy and by hand; what is due is told', () => {
  const at = atWindow();
  vi.useFakeTimers();
  const { step } = at.table;
  at.set(0, ASKED, { countdown: COUNTDOWN });
  at.set(1, { ...ASKED, hold: 'stops' });
  at.answer(PASS);
  vi.advanceTimersByTime(COUNTDOWN - 1);
  expect(at.table.step).toBe(step);
  vi.advanceTimersByTime(1);
  expect(at.answers().slice(step)).toEqual([[0, PASS]]);
  expect(at.told(1).at(-1)?.due).toBe(Date.now() + COUNTDOWN);
  vi.advanceTimersByTime(COUNTDOWN - 1);
  expect(at.table.step).toBe(step + 1);
  vi.advanceTimersByTime(1);
  expect(at.answers().slice(step, step + 2)).toEqual([
    [0, PASS],
    [1, PASS],
  ]);
  expect(at.told(1).at(-1)?.due).toBeUndefined();
});

test('what is due may be answered by hand, and does not come at a table that was left', () => {
  const at = atWindow();
  vi.useFakeTimers();
  const { step } = at.table;
  const policy: Policy = { ...ASKED, hold: 'stops' };
  at.set(0, policy, { countdown: COUNTDOWN });
  expect(at.told(0).at(-1)?.due).toBe(Date.now() + COUNTDOWN);
  at.set(0, policy, { ask: true });
  expect(at.told(0).at(-1)?.due).toBeUndefined();
  vi.advanceTimersByTime(10 * COUNTDOWN);
  expect(at.table.step).toBe(step);
  at.set(0, policy, { ask: false });
  expect(at.table.step).toBe(step + 1);
  const after = at.table.step;
  at.set(1, policy);
  at.leave();
  vi.advanceTimersByTime(10 * COUNTDOWN);
  expect(at.table.step).toBe(after);
});

test('an order for the phase answers until it ends, and is gone then', () => {
  const at = atWindow();
  const { table } = at;
  const moment = (): string => windows.moment(table.game.view(table.record.state, 0));
  const now = moment();
  at.set(1, { ...ASKED, orders: [{ decision: 'window.act', option: PASS, once: false, moment: now }] });
  const { step } = table;
  at.playUntil(() => moment() !== now && at.inWindow() && at.decision().seat === 1);
  expect(
    at
      .answers()
      .slice(step)
      .some(([seat, option]) => seat === 1 && option === PASS),
  ).toBe(true);
  expect(at.told(1).at(-1)?.policy?.orders).toEqual([]);
});

/** A table at a window of the second seat, in which it can do nothing but pass, or can do something. */
function windowOfSecond(idle: boolean) {
  for (let k = 1; k < 40; k++) {
    const at = twoSeats();
    for (let n = 0; n < 300 && at.table.game.result(at.table.record.state) === undefined; n++) {
      const options = at.options();
      if (at.inWindow() && at.decision().seat === 1 && (options.length === 1) === idle) return at;
      at.answer(options[(k * n) % options.length]);
    }
  }
  throw new Error('no game comes to that');
}

test.each([
  ['can do nothing', 'by policy', true, false],
  ['can do something', 'by policy', false, false],
  ['can do nothing', 'by hand', true, true],
  ['can do something', 'by hand', false, true],
])('the delay tells nothing: who %s passes %s after exactly the same time', (_what, _how, idle, byHand) => {
  const at = windowOfSecond(idle);
  const { step } = at.table;
  vi.useFakeTimers();
  at.set(1, { ...ASKED, hold: byHand ? 'every' : 'stops' }, { countdown: COUNTDOWN });
  if (byHand) at.answer(PASS);
  vi.advanceTimersByTime(COUNTDOWN - 1);
  expect(at.table.step).toBe(step);
  vi.advanceTimersByTime(1);
  expect(at.answers().slice(step)).toEqual([[1, PASS]]);
});
