/**
 * Which choices are free: they are no answer to what happened just before, and what they make happen descends from what their whole
 * procedure descends from. All others belong to what is being carried out.
 */
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const FREE = [
  'window.ask',
  'award.split',
  'auction.bid',
  'sift.keep',
  'turn.act',
  'turn.discard',
  'atOnce.act',
  'castOnce.choose',
  'pickHand.choose',
  'plan.announce',
  'prove.choose',
  'question.type',
  'raise.choose',
  'rearrange.choose',
  'search.choose',
  'gaze.ask',
  'summon.choose',
  'teleport.choose',
  'tuck.choose',
];

test('what a player chooses freely descends from no step before it', () => {
  const asked = game.flow.procedures.flatMap(({ steps }) => steps).filter(({ ask }) => ask !== null);
  // In a process that other tests share the procedures may have been read in another order.
  const free = asked.filter(({ ask }) => ask?.fresh === true).map(({ id }) => id);
  expect(free.toSorted()).toEqual(FREE.toSorted());
  expect(asked.length).toBeGreaterThan(FREE.length);
});
