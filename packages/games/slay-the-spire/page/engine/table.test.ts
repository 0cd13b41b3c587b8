import { expect, it } from 'vitest';
import { ENEMIES, FACES, faceNamed } from '../../src/cards/pool.ts';
import { configOf, game } from '../../src/index.ts';
import { HAND, HELD, HP, POISON, pileOf } from '../../src/state.ts';
import { spireTable } from './table.ts';

/** A fight against two cultists, of which one is hurt and poisoned; these cards in hand. */
function fightWith(...faces: readonly number[]) {
  const pair = ENEMIES.find(({ id }) => id === 'cultist-first')?.id ?? '';
  const s = game.setup(configOf({ heroes: ['silent', 'defect'], fight: pair }), '1'.repeat(32));
  while (game.pending(s)[0].id !== 'play.act')
    game.answer(s, game.pending(s)[0].seat, game.options(s, game.pending(s)[0].seat)[0]);
  pileOf(s, 0, HAND).splice(0, 99, ...faces);
  pileOf(s, 0, HELD).splice(0, 99, ...faces.map(() => 0));
  s.enemies[0][HP] -= 1;
  s.enemies[0][POISON] = 1;
  const view = game.view(s, 0);
  return spireTable(view, [view]).mats[0].hand ?? [];
}

it('every card can lie in a hand: its figures are told whatever they hang on', () => {
  expect(fightWith(...FACES.map(({ face }) => face))).toHaveLength(FACES.length);
});

it('a hit that hangs on who is hit is told with the least and the most', () => {
  const [backstab, bane, choke] = fightWith(faceNamed('backstab'), faceNamed('bane'), faceNamed('choke'));
  expect([backstab.hit, bane.hit, choke.hit]).toEqual([
    { least: 2, most: 4, times: 1 },
    { least: 2, most: 4, times: 1 },
    { least: 3, most: 4, times: 1 },
  ]);
});
