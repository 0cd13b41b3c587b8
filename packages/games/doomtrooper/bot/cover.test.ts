/** A greedy bot whose warriors are all in cover brings one out: until then its actions are bound and nobody attacks. */
import { makeBot } from '@kolbiste/bots';
import { readSource } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { LEAVE_COVER, readOption } from '../src/options.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mind } from './index.ts';

/** What A's greedy bot does with its first action. */
function firstDeed(own: string) {
  const text = `setup: {A: {${own}, library: []}, B: {play: [razide], library: []}}`;
  const setup = readSource(text, 'cover').record(['setup']).get('setup');
  const s = scenarioAdapter.build({ game, profile: undefined, setup, at: undefined, seat: () => 0 });
  game.resume(s);
  while (game.pending(s)[0].id === 'window.ask') game.answer(s, game.pending(s)[0].seat, 0);
  expect(game.pending(s)[0]).toMatchObject({ id: 'turn.act', seat: 0 });
  return readOption(makeBot(game, mind, 'greedy', 'cover').choose(game.view(s, 0), 0));
}

it('leaves cover where nobody of its own stands outside', () => {
  expect(firstDeed('destiny: 0, play: [dragoon covered, hussar covered], hand: []')).toMatchObject({
    what: 'move',
    move: LEAVE_COVER,
  });
});

it('stays there where somebody stands outside already', () => {
  expect(firstDeed('destiny: 0, play: [dragoon covered, hussar], hand: []')).toBeNull();
});
