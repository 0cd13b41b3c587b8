import { expect, test } from 'vitest';
import type { Passing, Stops } from './stops.ts';
import { declinedAfter, NOTHING_DECLINED, passesAlone, toggled } from './stops.ts';

const PASS = 0;
const LEGAL: Stops = { hold: 'legal', at: [], declined: NOTHING_DECLINED };
const at = (window: string, era = 1): Passing => ({ window, option: PASS, era });
const alone = (stops: Stops, window: string, options: readonly number[], era = 1): boolean =>
  passesAlone(stops, at(window, era), options);
const passedAt = (stops: Stops, here: Passing, options: readonly number[]): Stops => ({
  ...stops,
  declined: declinedAfter(stops.declined, here, options),
});

test('a seat with nothing to do but pass is not asked, one that may do something is', () => {
  expect(alone(LEGAL, 'planning', [PASS])).toBe(true);
  expect(alone(LEGAL, 'planning', [PASS, 7])).toBe(false);
});

test('what was passed over by hand is not asked about again in the same round, something new is', () => {
  const passed = passedAt(LEGAL, at('resource'), [PASS, 7, 8]);
  expect(alone(passed, 'planning', [PASS, 8])).toBe(true);
  expect(alone(passed, 'planning', [PASS, 8, 9])).toBe(false);
  expect(alone(passed, 'planning', [PASS, 7], 2)).toBe(false);
});

test('what concerns the seat is asked about although it was passed over, and all that may be done where the seat says so', () => {
  const passed = passedAt(LEGAL, at('planning'), [PASS, 7, 8]);
  const attacked: Passing = { ...at('enemyChosen'), concerns: (option) => option === 8 };
  expect(passesAlone(passed, attacked, [PASS, 7])).toBe(true);
  expect(passesAlone(passed, attacked, [PASS, 7, 8])).toBe(false);
  const able: Stops = { ...passed, hold: 'able' };
  expect([alone(able, 'staged', [PASS, 7]), alone(able, 'staged', [PASS])]).toEqual([false, true]);
});

test('once things stand otherwise the seat is asked again about what concerns it, and once only', () => {
  const fight = (stands: string): Passing => ({ ...at('shadowResolved'), stands, concerns: (option) => option === 8 });
  const before = passedAt(LEGAL, at('planning'), [PASS, 7, 8]);
  expect(passesAlone(before, fight('2'), [PASS, 7, 8])).toBe(false);
  const passed = passedAt(before, fight('2'), [PASS, 7, 8]);
  expect(passesAlone(passed, fight('2'), [PASS, 7, 8])).toBe(true);
  expect(passesAlone(passed, fight('3'), [PASS, 7, 8])).toBe(false);
  expect(passesAlone(passed, fight('3'), [PASS, 7])).toBe(true);
  const later = passedAt(passed, at('planning', 2), [PASS, 7, 8]);
  expect(passesAlone(later, { ...fight('2'), era: 2 }, [PASS, 8])).toBe(false);
  expect(passesAlone(passedAt(passed, fight('3'), [PASS, 8]), fight('3'), [PASS, 7, 8])).toBe(true);
});

test('a window that another follows at once passes by itself, unless a stop or the seat says otherwise', () => {
  const soon: Passing = { ...at('resource'), again: true };
  expect(passesAlone(LEGAL, soon, [PASS, 7])).toBe(true);
  expect(passesAlone(LEGAL, { ...soon, window: 'planning', again: false }, [PASS, 7])).toBe(false);
  expect(passesAlone(toggled(LEGAL, 'resource'), soon, [PASS, 7])).toBe(false);
  expect(passesAlone({ ...LEGAL, hold: 'every' }, soon, [PASS, 7])).toBe(false);
});

test('a stop asks whatever may be done there, and is taken away again', () => {
  const stopped = toggled(LEGAL, 'staged');
  expect(alone(stopped, 'staged', [PASS])).toBe(false);
  expect(alone(stopped, 'refresh', [PASS])).toBe(true);
  expect(alone(toggled(stopped, 'staged'), 'staged', [PASS])).toBe(true);
});

test('the three ways to hold', () => {
  const stops: Stops = { ...toggled(LEGAL, 'staged'), hold: 'stops' };
  expect([alone(stops, 'refresh', [PASS, 7]), alone(stops, 'staged', [PASS])]).toEqual([true, false]);
  expect(alone({ ...LEGAL, hold: 'every' }, 'refresh', [PASS])).toBe(false);
});

test('who is aimed at and can answer is asked even where stops alone ask; once, until things stand otherwise', () => {
  const stops: Stops = { ...LEGAL, hold: 'stops' };
  const aimed = (stands: string): Passing => ({ ...at('reactions'), targeted: true, stands });
  expect(passesAlone(stops, aimed('1'), [PASS, 7])).toBe(false);
  expect(passesAlone(stops, aimed('1'), [PASS])).toBe(true);
  const passed = passedAt(stops, aimed('1'), [PASS, 7]);
  expect(passesAlone(passed, aimed('1'), [PASS, 7])).toBe(true);
  expect(passesAlone(passed, aimed('2'), [PASS, 7])).toBe(false);
  expect(passesAlone(passed, { ...aimed('1'), era: 2 }, [PASS, 7])).toBe(false);
});
