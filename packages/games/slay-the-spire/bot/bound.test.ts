/** How long a bot thinks: so many answers are tried in a decision at most, and less where a clock says so. Nothing here is timed. */
import { ITERATIONS, makeBot } from '@kolbiste/bots';
import type { Game } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { configOf, game, PLAYABLE, type State } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { habit, share } from './habit.ts';
import { mind } from './index.ts';

/** Answers that all playouts of a decision give together: with more heroes each has more answers, and there are fewer. */
const MOST_TRIED = 64_000;
const FREE_DECISIONS = 4;

interface Work {
  playouts: number;
  answers: number;
}

/** The game, which counts what a search does with it. */
function counted(work: Work): Game<State, View> {
  return {
    ...game,
    clone: (s) => {
      work.playouts++;
      return game.clone(s);
    },
    play: (s, seat, option) => {
      work.answers++;
      game.play(s, seat, option);
    },
  } as Game<State, View>;
}

/** Positions of an adventure with something to choose, in fights or between them. */
function* positions(seats: number, inFights: boolean): Generator<readonly [s: State, seat: number, options: number]> {
  const s = game.setup(configOf({ heroes: PLAYABLE.slice(0, seats), last: 1 }), seedFrom(`bound ${seats}`));
  let left = FREE_DECISIONS;
  for (let n = 0; left > 0 && game.pending(s).length > 0; n++) {
    const [{ seat }] = game.pending(s);
    const options = game.options(s, seat).slice();
    if (options.length > 2 && s.fight > 0 === inFights && n % 3 === 0) {
      left--;
      yield [s, seat, options.length];
    }
    game.answer(s, seat, habit(s, seat, options));
  }
}

test('the strongest bot tries no more than it may, and sometimes as much', () => {
  let thorough = 0;
  for (const [seats, inFights] of [
    [1, true],
    [3, true],
    [3, false],
  ] as const)
    for (const [s, seat, options] of positions(seats, inFights)) {
      const work = { playouts: 0, answers: 0 };
      makeBot(counted(work), mind, 'hard', 'bound').choose(game.view(s, seat), seat);
      const most = (ITERATIONS.hard.guided * share(s)) >> 2;
      expect(work.playouts).toBeLessThan(most + options);
      expect(work.answers).toBeLessThan(MOST_TRIED);
      if (work.playouts >= most) thorough++;
    }
  expect(thorough).toBeGreaterThan(0);
});

test('where a clock says so it answers sooner, one world and a look later at most', () => {
  const ceilingMillis = 50;
  for (const [s, seat, options] of positions(2, true)) {
    const work = { playouts: 0, answers: 0 };
    // A millisecond goes by with every playout.
    const clock = { ceilingMillis, now: () => work.playouts };
    const option = makeBot(counted(work), mind, 'hard', 'bound', clock).choose(game.view(s, seat), seat);
    expect(game.options(s, seat)).toContain(option);
    expect(work.playouts).toBeLessThan(ceilingMillis + 8 + options);
  }
});
