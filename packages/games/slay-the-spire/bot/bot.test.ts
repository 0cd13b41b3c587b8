/** Act I by habit alone, and fights by the searching bot: seeded games, each from its own view alone. */
import { makeBot } from '@kolbiste/bots';
import { seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { Config } from '../src/index.ts';
import { configOf, game, PLAYABLE, type State } from '../src/index.ts';
import { habit } from './habit.ts';
import { mind } from './index.ts';

type Chooser = (s: State, seat: number, options: readonly number[]) => number;

/** Plays to the end; whether it was won. */
function wins(config: Partial<Config>, n: number, choose: Chooser): boolean {
  const s = game.setup(configOf(config), seedFrom(`act ${n}`));
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const [{ seat }] = owed;
    const options = game.options(s, seat).slice();
    const option = options.length === 1 ? options[0] : choose(s, seat, options);
    if (!options.includes(option)) throw new Error(`${option} is no option of ${owed[0].id}`);
    game.answer(s, seat, option);
  }
  return (game.result(s)?.winners.length ?? 0) > 0;
}

it.each(PLAYABLE)('by habit alone the act is won now and then: %s', (hero) => {
  const won = Array.from({ length: 24 }, (_, n) => wins({ heroes: [hero], last: 1, map: n % 2 }, n, habit));
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(1);
});

it.each(PLAYABLE)('the searching bot wins a first fight: %s', (hero) => {
  const { choose } = makeBot(game, mind, 'easy', 'fight');
  expect(wins({ heroes: [hero], fight: 'jaw-worm' }, 1, (s, seat) => choose(game.view(s, seat), seat))).toBe(true);
});
