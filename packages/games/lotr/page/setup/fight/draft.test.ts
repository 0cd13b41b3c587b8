import { seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { combatConfig, game, readPosition, writePosition } from '../../../src/index.ts';
import { added, isWhole, moved, READY, readyPosition, withCount, withSide } from './draft.ts';

it('every ready position is sound, and in it somebody has to decide something before the first enemy falls', () => {
  expect(READY.length).toBeGreaterThan(2);
  for (const key of READY) {
    const position = readyPosition(key);
    expect(readPosition(writePosition(position, 'neutral'))).toEqual({ ok: true, value: position });
    for (const mode of ['combat', 'waves'] as const) {
      const s = game.setup(combatConfig(position, mode), seedFrom(key));
      expect(game.pending(s).length).toBeGreaterThan(0);
    }
  }
});

it('players come with a hero of their own and go from the end', () => {
  const one = readyPosition(READY[0]);
  const four = withCount(one, 4);
  expect([four.players.length, isWhole(four)]).toEqual([4, true]);
  expect(four.players[0]).toEqual(one.players[0]);
  expect(withCount(four, 1)).toEqual(one);
  expect(isWhole(withSide(four, 3, { heroes: [] }))).toBe(false);
});

it('cards are laid bare, and a deck keeps its order but for what is moved', () => {
  expect(added([], 4)).toEqual([{ card: 4, damage: 0, exhausted: false, with: [] }]);
  expect([moved([1, 2, 3], 0, 1), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 2, 1)]).toEqual([
    [2, 1, 3],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
