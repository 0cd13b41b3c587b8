import { expect, test } from 'vitest';
import { differences } from './compare.mjs';

const duel = { id: 'duel', rulesVersion: '1', decisions: 9, block: 100, blocks: ['aa', 'bb', 'cc'] };

test('nothing differs from itself', () => {
  expect(differences([duel], [{ ...duel }])).toEqual([]);
});

test('names the games behind each hash that differs', () => {
  expect(differences([duel], [{ ...duel, blocks: ['aa', 'bx', 'cc'] }])).toEqual([
    'duel: games 100 to 199: bx, not bb',
  ]);
  const single = { ...duel, block: 1 };
  expect(differences([single], [{ ...single, blocks: ['aa', 'bb', 'cx'] }])).toEqual(['duel: game 2: cx, not cc']);
});

test('a game that was not played, or not to the end, is a difference', () => {
  expect(differences([duel], [])).toEqual(['duel: not played']);
  expect(differences([duel], [{ ...duel, blocks: ['aa'] }])).toEqual(['duel: 1 hashes, not 3']);
});
