/** Points of a sabotage as the greedy bot splits them: promotion wins, destiny is taken as far as it is needed soon. */
import { makeBot } from '@kolbiste/bots';
import { readSource } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import type { State } from '../src/index.ts';
import { game } from '../src/index.ts';
import { A_SABOTAGE } from '../src/options.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mind } from './index.ts';

/** A has sabotaged B, who has nobody, and is asked how the points are split; others hold a card, so that they are asked before these are credited. */
function atTheSplit(own: string): State {
  const text = `setup: {A: {${own}, play: [cardinal-dominic], library: []}, B: {hand: [hussar], library: []}}`;
  const setup = readSource(text, 'split').record(['setup']).get('setup');
  const s = scenarioAdapter.build({ game, profile: undefined, setup, at: undefined, seat: () => 0 });
  game.resume(s);
  expect(game.answer(s, 0, A_SABOTAGE + 1)).toBeUndefined();
  while (game.pending(s)[0].id === 'window.ask') game.answer(s, game.pending(s)[0].seat, 0);
  expect(game.pending(s)[0]).toMatchObject({ id: 'award.split', seat: 0 });
  return s;
}

/** How many of the points it takes as promotion, and of how many. */
function split(s: State): readonly [taken: number, of: number] {
  const taken = makeBot(game, mind, 'greedy', 'split').choose(game.view(s, 0), 0);
  return [taken, game.options(s, 0).length - 1];
}

it('takes the points that win, and all of them where no destiny is needed', () => {
  const [winning, all] = split(atTheSplit('promotion: 37, destiny: 0, hand: [dragoon]'));
  expect(winning).toBeGreaterThanOrEqual(3);
  expect(all).toBeGreaterThanOrEqual(3);
  expect(split(atTheSplit('promotion: 0, destiny: 9, hand: [dragoon]'))).toEqual([all, all]);
});

it('takes as much destiny as the next warrior of the hand costs, and no more', () => {
  const [taken, all] = split(atTheSplit('promotion: 0, destiny: 1, hand: [dragoon]'));
  expect(all - taken).toBe(2);
});
