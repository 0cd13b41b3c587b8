/** A pass sends everybody else the same bytes, whatever the hand of whoever passes holds. */
import type { Rng } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import { publisher, SENT } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { dealtConfig, game } from '../src/index.ts';

const PASS = 0;
const WINDOWS = 2000;

/** The same position with another hand of a seat, as large, out of its own hand and library. */
function otherHand(s: State, seat: number, random: Rng): State {
  const other = game.clone(s);
  const cards = [...other.hands[seat], ...other.libraries[seat]];
  for (let i = cards.length - 1; i > 0; i--) {
    const k = random.int(i + 1);
    [cards[i], cards[k]] = [cards[k], cards[i]];
  }
  const size = other.hands[seat].length;
  other.hands[seat] = cards.slice(0, size).sort((a, b) => a - b);
  other.libraries[seat] = cards.slice(size);
  return other;
}

const optionsOf = (s: State, seat: number): readonly number[] => game.options(s, seat, []);

/** What others are sent when a seat passes. */
function sentBy(s: State, seat: number, viewers: readonly Viewer[]): string {
  const told = publisher(game, viewers, SENT);
  told.open(s);
  expect(game.answer(s, seat, PASS, { sink: told.sink })).toBeUndefined();
  return JSON.stringify(told.tell(1));
}

test('whoever passes tells nothing of the hand: 2,000 windows, each in two worlds', () => {
  const random = rng('what a pass tells');
  let [windows, differ, answersOnce] = [0, 0, 0];
  for (let n = 0; windows < WINDOWS; n++) {
    const s = game.setup(dealtConfig(2 + (n % 3)), seedFrom(`passes ${n}`));
    for (let [decision] = game.pending(s); decision !== undefined && windows < WINDOWS; [decision] = game.pending(s)) {
      const { seat, id } = decision;
      const options = optionsOf(s, seat);
      if (id === 'window.ask') {
        windows++;
        const other = otherHand(s, seat, random);
        // Who is asked at all follows from what all know.
        expect(game.pending(other)).toEqual(game.pending(s));
        const there = optionsOf(other, seat);
        if (options.length === 1 || there.length === 1) answersOnce++;
        if ((options.length === 1) !== (there.length === 1)) differ++;
        const viewers: Viewer[] = ['public', ...s.hands.keys()].filter((one) => one !== seat) as Viewer[];
        expect(sentBy(other, seat, viewers)).toBe(sentBy(game.clone(s), seat, viewers));
      }
      expect(game.answer(s, seat, options[random.int(options.length)])).toBeUndefined();
    }
  }
  expect(answersOnce).toBeGreaterThan(WINDOWS / 10);
  expect(differ).toBeGreaterThan(WINDOWS / 10);
});
