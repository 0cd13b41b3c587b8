/** The guided search with The Lord of the Rings: honest, repeatable, and better than chance and habit alone. */
import { guidedSearcher, makeBot } from '@kolbiste/bots';
import type { Seat } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { runBotHonesty } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import type { View } from '../src/index.ts';
import { configOf, game, starters } from '../src/index.ts';
import { mind } from './index.ts';

const lists = starters.map(({ list }) => list);

type Choose = (view: View, options: readonly number[]) => number;

/** A solo game until so many free choices were made; the round it came to, and the answers. */
function journey(choose: Choose, i: number, most: number): { rounds: number; answers: number[] } {
  const s = game.setup(configOf([lists[i % lists.length]], true), seedFrom(`journey ${i}`));
  const answers: number[] = [];
  while (game.pending(s).length > 0 && answers.length < most) {
    const options = game.options(s, 0);
    const [only] = options;
    const option = options.length === 1 ? only : choose(JSON.parse(JSON.stringify(game.view(s, 0))) as View, options);
    if (options.length > 1) answers.push(option);
    expect(game.answer(s, 0, option)).toBeUndefined();
  }
  return { rounds: s.round, answers };
}

test('answers the same in two worlds that look the same', () => {
  const bot = (view: View, seat: Seat, random: { int(n: number): number }): number =>
    makeBot(game, mind, 'easy', `honest ${random.int(1000)}`).choose(view, seat);
  const report = runBotHonesty(game, bot, {
    configs: (i) => configOf([lists[i % 4], lists[(i + 1) % 4]], true),
    games: 1,
    seed: 'honest',
    maxAnswers: 6,
  });
  expect(report.decisions).toBeGreaterThan(3);
});

test('gives the same answers again with the same seed', () => {
  const answers = (): number[] => {
    const bot = makeBot(game, mind, 'easy', 'again');
    return journey((view) => bot.choose(view, 0), 0, 12).answers;
  };
  expect(answers()).toEqual(answers());
});

test('habit alone lasts longer than chance', () => {
  const { guide } = mind.evaluation;
  const random = rng('chance');
  const habit: Choose = (view, options) => guide?.habit(game.determinize(view, random), 0, options) ?? options[0];
  const chance: Choose = (_view, options) => options[random.int(options.length)];
  const seeds = Array.from({ length: 12 }, (_, i) => i);
  const rounds = (choose: Choose): number => seeds.reduce((sum, i) => sum + journey(choose, i, 5000).rounds, 0);
  expect(rounds(habit)).toBeGreaterThan(rounds(chance) + 12);
});

test('every option is tried in the same worlds, and what is answered is one of them', () => {
  const s = game.setup(configOf([lists[0]], true), seedFrom('options'));
  while (game.pending(s)[0].id !== 'quest.who') game.answer(s, 0, game.options(s, 0)[0]);
  const { points, guide } = mind.evaluation;
  if (guide === undefined) throw new Error('no habits');
  const search = guidedSearcher(game, points, { ...guide, eras: 0, behind: -1_000_000 });
  const options = game.options(s, 0);
  const report = search(game.view(s, 0), 0, { iterations: options.length * 5 }, rng('options'));
  expect(report.options.map(({ option }) => option)).toEqual(options);
  expect(report.options.map(({ visits }) => visits)).toEqual(options.map(() => 5));
  expect(options).toContain(report.option);
});

test('options that come to the same every time cost no more playouts', () => {
  const s = game.setup(configOf([lists[1]], true), seedFrom('payers'));
  const listed = (): boolean => game.pending(s)[0].id === 'pickOne.payer' && game.options(s, 0).length > 2;
  while (!listed()) game.answer(s, 0, game.options(s, 0).toReversed()[0]);
  const { guide } = mind.evaluation;
  if (guide === undefined) throw new Error('no habits');
  const alike = guidedSearcher(game, () => 0, { ...guide, eras: 0 });
  const told = alike(game.view(s, 0), 0, { iterations: 400 }, rng('alike'));
  expect(told.iterations).toBe(5 * told.options.length);
  expect(told.option).toBe(guide.habit(s, 0, game.options(s, 0)));
  while (game.pending(s)[0].id !== 'quest.who') game.answer(s, 0, game.options(s, 0)[0]);
  const differ = guidedSearcher(game, (w) => 4 * w.threat[0], { ...guide, eras: 0, behind: -1_000_000 });
  const thought = differ(game.view(s, 0), 0, { iterations: 100 }, rng('alike'));
  expect(thought.iterations).toBeGreaterThanOrEqual(100);
});
