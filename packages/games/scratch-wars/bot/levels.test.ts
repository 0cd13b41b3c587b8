/** The bots: honest, repeatable, and as strong as their levels say. */
import type { Level } from '@kolbiste/bots';
import { LEVELS, makeBot, search } from '@kolbiste/bots';
import type { Seat } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { runBotHonesty } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import type { View } from '../src/index.ts';
import { configOf, game, randomDeck } from '../src/index.ts';
import { mind } from './index.ts';

const configs = (i: number): unknown => configOf(randomDeck(`bots ${i} a`, 'free'), randomDeck(`bots ${i} b`, 'free'));

/** One game of two levels; who won, and every answer given. */
function duel(levels: readonly [Level, Level], i: number): { winner: number; answers: number[] } {
  const s = game.setup(configs(i), seedFrom(`bots ${i}`));
  const bots = levels.map((level, seat) => makeBot(game, mind, level, `${i}/${seat}`));
  const answers: number[] = [];
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const { seat } = owed[0];
    // As it reaches a worker: a copy through JSON.
    const option = bots[seat].choose(JSON.parse(JSON.stringify(game.view(s, seat))) as View, seat);
    expect(game.answer(s, seat, option)).toBeUndefined();
    answers.push(option);
  }
  return { winner: game.result(s)?.winners[0] ?? -1, answers };
}

/** Points of the first level over the second in pairs of games with the seats swapped. */
function score(a: Level, b: Level, pairs: number): number {
  let points = 0;
  for (let i = 0; i < pairs; i++) {
    const first = duel([a, b], i).winner;
    const second = duel([b, a], i).winner;
    points += (first === 0 ? 1 : first === -1 ? 0.5 : 0) + (second === 1 ? 1 : second === -1 ? 0.5 : 0);
  }
  return points / (2 * pairs);
}

describe('every level', () => {
  for (const level of LEVELS) {
    it(`${level} answers the same in two worlds that look the same`, () => {
      const bot = (view: View, seat: Seat, random: { int(n: number): number }): number =>
        makeBot(game, mind, level, `honest ${random.int(1000)}`).choose(view, seat);
      const report = runBotHonesty(game, bot, {
        configs,
        games: often(2, 4),
        seed: 'honest',
        maxAnswers: { hard: often(2, 12), normal: often(5, 24) }[level as string] ?? 12,
      });
      expect(report.decisions).toBeGreaterThan(level === 'hard' ? 3 : 5);
    });
  }

  it('plays the same game again with the same seed', () => {
    expect(duel(['easy', 'greedy'], 3)).toEqual(duel(['easy', 'greedy'], 3));
  });
});

describe('strength', () => {
  it('greedy beats random', () => expect(score('greedy', 'random', 12)).toBeGreaterThan(0.75));
  it('easy beats random', () => expect(score('easy', 'random', 8)).toBeGreaterThan(0.7));
});

describe('the search by playouts', () => {
  it('looks at every option and counts what it did', () => {
    const s = game.setup(configs(1), seedFrom('one life left'));
    const random = rng('position');
    while (game.pending(s)[0].id !== 'turn.chooseAction') {
      const { seat } = game.pending(s)[0];
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
    }
    const { seat } = game.pending(s)[0];
    const report = search(game, mind.evaluation, game.view(s, seat), seat, { iterations: 300, seed: 'test' });
    expect(report.iterations).toBe(300);
    // The first iteration only meets the question itself.
    expect(report.options.map((each) => each.option)).toEqual(game.options(s, seat));
    expect(report.options.reduce((sum, each) => sum + each.visits, 0)).toBe(299);
    expect(game.options(s, seat)).toContain(report.option);
  });
});
