import { expect, test } from 'vitest';
import { between, filled, houseRoom, mermaid, rulesRoom, thinned } from './architecture.mjs';

/** @param {string} pairs `a>b c>d` */
const arrows = (pairs) => pairs.split(' ').map((pair) => ({ from: pair.split('>')[0], to: pair.split('>')[1] }));

test('files lie in rooms: packages, parts of any game, rooms of one game’s rules', () => {
  expect(houseRoom('packages/kernel/src/run.ts')).toBe('kernel');
  expect(houseRoom('packages/games/registry.ts')).toBe('the list of games');
  expect(houseRoom('packages/games/duel/src/flow/turn.ts')).toBe('a game: rules');
  expect(houseRoom('packages/games/duel/manifest.ts')).toBe('a game: manifest');
  expect(houseRoom('node_modules/react/index.js')).toBeNull();
  const room = rulesRoom('duel');
  expect(room('packages/games/duel/src/flow/turn.ts')).toBe('flow');
  expect(room('packages/games/duel/src/legal.ts')).toBe('legal');
  expect(room('packages/games/duel/src/index.ts')).toBeNull();
  expect(room('packages/games/other/src/flow/turn.ts')).toBeNull();
});

test('one arrow between two rooms however often they import, none within a room', () => {
  const room = (/** @type {string} */ file) => (file === 'x' ? null : file[0]);
  expect(between(arrows('b1>a1 a1>b1 a2>b2 a1>a2 a1>x'), room)).toEqual(arrows('a>b b>a'));
});

test('what follows from other arrows is not drawn, and whoever was reached still is', () => {
  expect(thinned(arrows('a>b a>c b>c'))).toEqual(arrows('a>b b>c'));
  expect(thinned(arrows('a>b b>c c>a'))).toEqual(arrows('a>b b>c c>a'));
});

test('a picture goes where its name stands, and a name without a picture is a fault', () => {
  const text = 'before\n<!-- made: one -->\nold\n<!-- end -->\nafter';
  expect(filled(text, { one: 'new' })).toBe('before\n<!-- made: one -->\n\nnew\n\n<!-- end -->\nafter');
  expect(() => filled(text, {})).toThrow('the name one');
  expect(mermaid(arrows('a>b'))).toBe('```mermaid\nflowchart TD\n  r0["a"]\n  r1["b"]\n  r0 --> r1\n```');
});
