/** Act I by habit alone, and by the searching bot: seeded games, each from its own view alone. */
import { makeBot } from '@kolbiste/bots';
import { seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { configOf, game, type State } from '../src/index.ts';
import { habit } from './habit.ts';
import { mind } from './index.ts';

type Chooser = (s: State, seat: number, options: readonly number[]) => number;

/** Plays the first act with the Ironclad; whether it was won. */
function wins(n: number, choose: Chooser): boolean {
  const s = game.setup(configOf({ heroes: ['ironclad'], last: 1, map: n % 2 }), seedFrom(`act ${n}`));
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const [{ seat }] = owed;
    const options = game.options(s, seat).slice();
    const option = options.length === 1 ? options[0] : choose(s, seat, options);
    expect(options).toContain(option);
    game.answer(s, seat, option);
  }
  return (game.result(s)?.winners.length ?? 0) > 0;
}

const won = (games: number, choose: (n: number) => Chooser): number =>
  Array.from({ length: games }, (_, n) => n).filter((n) => wins(n, choose(n))).length;

it('by habit alone the act is won now and then', () => {
  expect(won(40, () => habit)).toBeGreaterThanOrEqual(1);
});

it('at the normal level it is won', () => {
  const bot = (n: number): Chooser => {
    const { choose } = makeBot(game, mind, 'normal', `act ${n}`);
    return (s, seat) => choose(game.view(s, seat), seat);
  };
  expect(won(2, bot)).toBeGreaterThanOrEqual(1);
});
