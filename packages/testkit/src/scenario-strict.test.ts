import type { Game } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { spoilt } from './coins/broken.ts';
import { coinsGame } from './coins/game.ts';
import { loose } from './scenario-strict.ts';

const faultOf = (game: Game<any, any>): string | undefined =>
  loose(game, game.setup({ seats: 2, heap: 5, copies: 1 }, 'a'.repeat(32)));

test('options in order, and nothing legal beside them, is sound', () => {
  expect(faultOf(coinsGame())).toBeUndefined();
});

test('a number that nobody could point at, and that is accepted', () => {
  const game = spoilt(() => ({ answer: () => undefined }))();
  expect(faultOf(game)).toMatch(/^the answer -1, which is not listed, is accepted/);
});

test('options out of order', () => {
  const game = spoilt((whole) => ({ options: (s, seat) => whole.options(s, seat).toReversed() }))();
  expect(faultOf(game)).toMatch(/^options out of order/);
});

test('an option that is legal and refused', () => {
  const game = spoilt((whole) => ({
    refusals: (s, seat) => [{ option: whole.options(s, seat)[0] ?? 0, code: 'no', rule: ['9'], remedy: '' }],
  }))();
  expect(faultOf(game)).toBe('an option that is legal and refused');
});
