import * as house from '@kolbiste/bots';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { LEVELS, seatsOf, wholeNumber } from './args.ts';

const desk = await gameNamed('scratch-wars', 'en');

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(house.LEVELS);
});

test('seats: as many as the game has, people only where they may sit', () => {
  expect(seatsOf('hard, random', desk, false, 'en')).toEqual(['hard', 'random']);
  expect(seatsOf('human,human', desk, true, 'en')).toEqual(['human', 'human']);
  expect(() => seatsOf('human,hard', desk, false, 'cs')).toThrow(/jen v příkazu play/);
  expect(() => seatsOf('', desk, true, 'en')).toThrow(/got ""/);
});

test('whole numbers are written with digits', () => {
  expect(wholeNumber('--n', '-5', -9, 9, 'en')).toBe(-5);
  for (const text of ['', ' 1', '1e1', '0x10', '1.0', '+1', '10', 'NaN', 'Infinity']) {
    expect(() => wholeNumber('--n', text, -9, 9, 'en')).toThrow(
      /--n: got ".*", expected a whole number from -9 to 9\./,
    );
  }
});
