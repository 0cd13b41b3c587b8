import { firstSeat } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { failureOf, spoilt } from '../coins/broken.ts';

const MUTANTS: readonly Mutant[] = [
  [
    'playing',
    'bots who are told of one seat where several owe an answer',
    spoilt(({ owing }) => ({ owing: (s) => (owing(s) === 0 ? 0 : 1 << firstSeat(owing(s))) })),
    /seats \d+ owe an answer, but bots are told \d+/,
  ],
  [
    'playing',
    'bots who are asked after the end',
    spoilt(({ owing }) => ({ owing: (s) => owing(s) || 1 })),
    /seats 0 owe an answer, but bots are told 1/,
  ],
  [
    'playing',
    'an option that bots are not listed',
    spoilt(({ list }) => ({ list: (s, seat, into) => Math.max(1, list(s, seat, into) - 1) })),
    /but bots are listed/,
  ],
  [
    'playing',
    'options that bots are listed backwards',
    spoilt(({ list }) => ({
      list(s, seat, into) {
        const count = list(s, seat, into);
        into.subarray(0, count).reverse();
        return count;
      },
    })),
    /but bots are listed/,
  ],
  [
    'playing',
    'bots who play another option',
    spoilt((whole) => ({ play: (s, seat, _option, io) => whole.play(s, seat, whole.options(s, seat)[0], io) })),
    /option \d+ of seat \d, played as bots play it, comes to another state/,
  ],
  [
    'playing',
    'an answer of bots that does not count',
    spoilt(({ play }) => ({
      play(s, seat, option, io) {
        play(s, seat, option, io);
        s.n--;
      },
    })),
    /comes to another state: \$\.n/,
  ],
  [
    'playing',
    'an answer of bots that nobody is told',
    spoilt(({ play }) => ({
      play: (s, seat, option, io) => play(s, seat, option, io === undefined ? io : { chance: io.chance ?? null }),
    })),
    /while somebody listens, tells something else/,
  ],
  [
    'playing',
    'an answer of bots that draws by itself',
    spoilt(({ play }) => ({
      play: (s, seat, option, io) => play(s, seat, option, io === undefined ? io : { sink: io.sink ?? null }),
    })),
    /while somebody listens, (tells something else|comes to another state)/,
  ],
  [
    'playing',
    'an answer that only a game of bots alone gets wrong',
    spoilt((whole) => {
      const copies = new WeakSet<object>();
      return {
        clone(s) {
          const copy = whole.clone(s);
          copies.add(copy);
          return copy;
        },
        play(s, seat, option, io) {
          whole.play(s, seat, option, io);
          if (!copies.has(s)) s.draws++;
        },
      };
    }),
    /played by bots alone, the game comes to another state: \$\.draws/,
  ],
  [
    'playing',
    'a playout that ends an answer too early',
    spoilt(({ playOut }) => ({ playOut: (s, dice, most) => playOut(s, dice, most - 1) })),
    /a playout of at most \d+ answers gives \d+, as bots play it \d+/,
  ],
  [
    'playing',
    'a playout that always takes the first option',
    spoilt((whole) => ({
      playOut(s, dice, most) {
        let played = 0;
        for (; whole.owing(s) !== 0 && played < most; played++) {
          const seat = firstSeat(whole.owing(s));
          whole.play(s, seat, whole.options(s, seat)[0]);
        }
        void dice;
        return played;
      },
    })),
    /a playout of (at most )?\d+ answers/,
  ],
];

describe('what bots play by', () => {
  it.each(MUTANTS)('%s notices %s', (check, _what, make, message) => {
    const error = failureOf(make(), [check]);
    expect(error.check).toBe(check);
    expect(error.message).toMatch(message);
  });

  it.each(MUTANTS)('%s: with all checks on, %s does not pass either', (_check, _what, make) => {
    expect(failureOf(make()).check).not.toBe('');
  });
});
