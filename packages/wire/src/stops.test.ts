import { expect, test } from 'vitest';
import type { Passing, Stops } from './stops.ts';
import { answered, arrived, cancelled, held, passesAlone, passingUntil, TOGETHER, toggled } from './stops.ts';

const PASS = 0;
const at = (window: string, era = 1): Passing => ({ window, option: PASS, era });
const alone = (stops: Stops, window: string, options: readonly number[], era = 1): boolean =>
  passesAlone(arrived(stops, at(window, era)), at(window, era), options);

test('a seat with nothing to do but pass is not asked, one that may do something is', () => {
  expect(alone(TOGETHER, 'planning', [PASS])).toBe(true);
  expect(alone(TOGETHER, 'planning', [PASS, 7])).toBe(false);
});

test('what was passed over by hand is not asked about again in the same round, something new is', () => {
  const passed = answered(TOGETHER, at('resource'), [PASS, 7, 8], PASS);
  expect(alone(passed, 'planning', [PASS, 8])).toBe(true);
  expect(alone(passed, 'planning', [PASS, 8, 9])).toBe(false);
  expect(alone(passed, 'planning', [PASS, 7], 2)).toBe(false);
  expect(alone(cancelled(passed), 'planning', [PASS, 8])).toBe(false);
  expect(answered(passed, at('planning'), [PASS, 9], 9)).toEqual(passed);
});

test('what concerns the seat is asked about although it was passed over, and all that may be done where the seat says so', () => {
  const passed = answered(TOGETHER, at('planning'), [PASS, 7, 8], PASS);
  const attacked: Passing = { ...at('enemyChosen'), concerns: (option) => option === 8 };
  expect(passesAlone(passed, attacked, [PASS, 7])).toBe(true);
  expect(passesAlone(passed, attacked, [PASS, 7, 8])).toBe(false);
  expect([alone(held(passed, 'able'), 'staged', [PASS, 7]), alone(held(passed, 'able'), 'staged', [PASS])]).toEqual([
    false,
    true,
  ]);
});

test('once things stand otherwise the seat is asked again about what concerns it, and once only', () => {
  const fight = (stands: string): Passing => ({ ...at('shadowResolved'), stands, concerns: (option) => option === 8 });
  const before = answered(TOGETHER, at('planning'), [PASS, 7, 8], PASS);
  expect(passesAlone(before, fight('2'), [PASS, 7, 8])).toBe(false);
  const passed = answered(before, fight('2'), [PASS, 7, 8], PASS);
  expect(passesAlone(passed, fight('2'), [PASS, 7, 8])).toBe(true);
  expect(passesAlone(passed, fight('3'), [PASS, 7, 8])).toBe(false);
  expect(passesAlone(passed, fight('3'), [PASS, 7])).toBe(true);
  const later = answered(passed, at('planning', 2), [PASS, 7, 8], PASS);
  expect(passesAlone(later, { ...fight('2'), era: 2 }, [PASS, 8])).toBe(false);
  expect(passesAlone(answered(passed, fight('3'), [PASS, 8], PASS), fight('3'), [PASS, 7, 8])).toBe(true);
});

test('a window that another follows at once passes by itself, unless a stop or the seat says otherwise', () => {
  const soon: Passing = { ...at('resource'), again: true };
  expect(passesAlone(TOGETHER, soon, [PASS, 7])).toBe(true);
  expect(passesAlone(TOGETHER, { ...soon, window: 'planning', again: false }, [PASS, 7])).toBe(false);
  expect(passesAlone(toggled(TOGETHER, 'resource'), soon, [PASS, 7])).toBe(false);
  expect(passesAlone(held(TOGETHER, 'every'), soon, [PASS, 7])).toBe(false);
});

test('a stop asks whatever may be done there, and is taken away again', () => {
  const stopped = toggled(TOGETHER, 'staged');
  expect(alone(stopped, 'staged', [PASS])).toBe(false);
  expect(alone(stopped, 'refresh', [PASS])).toBe(true);
  expect(alone(toggled(stopped, 'staged'), 'staged', [PASS])).toBe(true);
});

test('the three ways to hold', () => {
  const stops = held(toggled(TOGETHER, 'staged'), 'stops');
  expect([alone(stops, 'refresh', [PASS, 7]), alone(stops, 'staged', [PASS])]).toEqual([true, false]);
  expect(alone(held(TOGETHER, 'every'), 'refresh', [PASS])).toBe(false);
});

test('everything is passed until a window, until the next round, or until a stop, and then no more', () => {
  const until = passingUntil(TOGETHER, 'travelled', 1);
  expect(alone(until, 'staged', [PASS, 7])).toBe(true);
  expect(alone(until, 'travelled', [PASS, 7])).toBe(false);
  expect(arrived(until, at('travelled')).until).toBeUndefined();
  const round = passingUntil(TOGETHER, null, 1);
  expect([alone(round, 'refresh', [PASS, 7]), alone(round, 'resource', [PASS, 7], 2)]).toEqual([true, false]);
  const stopped = toggled(round, 'staged');
  expect(alone(stopped, 'staged', [PASS])).toBe(false);
  expect(arrived(stopped, at('staged')).until).toBeUndefined();
  expect(alone(cancelled(until), 'staged', [PASS, 7])).toBe(false);
});
