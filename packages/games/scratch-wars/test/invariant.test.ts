/** The check of what must hold at every question notices each thing that must not be. */
import { seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../src/index.ts';
import { game } from '../src/index.ts';
import { LAID } from '../src/vocabulary.ts';
import { mixedConfigs } from './configs.ts';

const check = (change: (s: State) => void): string | undefined => {
  const s = game.setup(mixedConfigs(1), seedFrom('invariant'));
  change(s);
  return game.invariant?.(s);
};

const BROKEN: readonly (readonly [what: string, change: (s: State) => void, said: RegExp])[] = [
  ['life of A', (s) => void (s.life[0] = s.table.heroes[0].life + 1), /life of seat 0/],
  ['life of B', (s) => void (s.life[1] = s.table.heroes[1].life + 1), /life of seat 1/],
  ['energy below 0', (s) => void (s.energy[0] = -1), /energy of seat 0/],
  ['energy above 12', (s) => void (s.energy[1] = 13), /energy of seat 1/],
  ['a hero without life in a game that goes on', (s) => void (s.life[0] = 0), /seat 0 is defeated/],
  ['a first weapon that is not there', (s) => void (s.weapons[0] = -1), /weapon 0 is there/],
  ['a last weapon in a wrong place', (s) => void (s.weapons[9] = s.weapons[9] === -1 ? 0 : -1), /weapon 9 is there/],
  ['a field that is not deferred', (s) => void (s.weapons[0] = LAID + 99), /weapon 0 carries/],
  ['the first field, which is not deferred', (s) => layFirst(s), /carries a field/],
  ['actions below 0', (s) => void (s.actions = -1), /-1 actions/],
  ['five actions', (s) => void (s.actions = 5), /5 actions/],
];

/** Lays a first field that is a one-shot. */
function layFirst(s: State): void {
  const w = s.table.weapons.findIndex((weapon) => weapon !== null && weapon.fields[0].kind < 9);
  s.weapons[w] = LAID;
}

describe('the invariant', () => {
  it('holds as the duel begins', () => expect(check(() => {})).toBeUndefined());
  it('allows no life left once the game is over', () =>
    expect(
      check((s) => {
        s.life[0] = 0;
        s.winner = 1;
      }),
    ).toBeUndefined());
  it.each(BROKEN)('notices %s', (_what, change, said) => expect(check(change)).toMatch(said));
});
