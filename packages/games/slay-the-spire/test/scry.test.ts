/** What is scried is known to its player alone, and stays known until it is drawn or shuffled. */
import { rng } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { drawCards, lookAtTop, shuffleDraw } from '../src/atoms/draw-pile.ts';
import { ontoDraw } from '../src/atoms/piles.ts';
import { faceNamed } from '../src/cards/pool.ts';
import { game } from '../src/index.ts';
import * as H from '../src/state.ts';
import { determinize, view } from '../src/view.ts';

const RULE = 0 as never;
const NAMES = ['halt', 'collect', 'eruption', 'vigilance', 'tantrum', 'protect', 'pray', 'wish'];

/** A fight of two whose first has these cards in the draw pile, the last one on top. */
function fight(): H.State {
  const s = game.setup(
    { heroes: ['watcher', 'ironclad'], fight: 'cultist-first', map: 0, last: 1 } as never,
    '5'.repeat(32),
  );
  H.pileOf(s, 0, H.DRAW).splice(0, 99, ...NAMES.map((name) => faceNamed(name)));
  s.heroes[0][H.KNOWN] = 0;
  return s;
}
const seen = (s: H.State, who: number | 'public'): readonly number[] => view(s, who).piles[H.DRAW];
/** Whether so many cards on top lie in every world that a viewer may think of as they do in truth. */
function knows(s: H.State, who: number, n: number): boolean {
  const truth = H.pileOf(s, 0, H.DRAW).slice(-n).join();
  for (let k = 0; k < 30; k++)
    if (
      H.pileOf(determinize(view(s, who), rng(`world ${k}`)), 0, H.DRAW)
        .slice(-n)
        .join() !== truth
    )
      return false;
  return true;
}

it('its player sees the cards in their order, nobody else does', () => {
  const s = fight();
  expect(knows(s, 0, 1)).toBe(false);
  lookAtTop(s, 0, 3, RULE);
  expect(seen(s, 0).slice(-3)).toEqual(H.pileOf(s, 0, H.DRAW).slice(-3));
  expect(knows(s, 0, 3)).toBe(true);
  expect(knows(s, 0, 4)).toBe(false);
  expect(knows(s, 1, 1)).toBe(false);
  expect(seen(s, 1)).toEqual(seen(s, 'public'));
});

it('drawing takes from what is known, a card that is put on top adds to it', () => {
  const s = fight();
  lookAtTop(s, 0, 3, RULE);
  drawCards(s, 0, 1);
  expect([knows(s, 0, 2), knows(s, 0, 3)]).toEqual([true, false]);
  ontoDraw(s, 0, faceNamed('halt'));
  expect([knows(s, 0, 3), knows(s, 0, 4)]).toEqual([true, false]);
  drawCards(s, 0, 5);
  expect(s.heroes[0][H.KNOWN]).toBe(0);
});

it('a shuffle ends it', () => {
  const s = fight();
  lookAtTop(s, 0, 5, RULE);
  shuffleDraw(s, 0, RULE);
  expect(knows(s, 0, 1)).toBe(false);
});
