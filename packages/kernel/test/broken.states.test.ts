/** States that are no plain tree of integers, and copies that are none: the law of the battery that finds each. */
import { CheckError, runBattery } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import type { Case } from './broken.ts';
import { asking, cloning, options, playing, smuggling } from './broken.ts';
import type { MiniState } from './mini.ts';
import { body, mini } from './mini.ts';

const STATES: readonly Case[] = [
  [
    'clone',
    'a clone that shares a list',
    cloning((s) => ({ deck: s.deck })),
    /the clone shares \$\.deck with its original/,
  ],
  ['clone', 'a clone that forgets something', cloning(() => ({ discard: [] })), /the clone differs: \$\.discard/],
  ['clone', 'a clone that shares its frames', cloning((s) => ({ frames: s.frames })), /the clone shares \$\.frames/],
  ['hash', 'a fixed part that is written', () => ({ game: { fixed: ['deck'] } }), /hashPosition of a copy differs/],
  [
    'plain',
    'a fraction in the locals',
    asking(() => ({
      joint: true,
      seats: (_s, x) => (x.card < -2 ? 0 : 1 << x.seat),
      apply: (_s, x) => {
        x.card -= 0.75;
      },
    })),
    /state \$\.frames\[1\]\.locals\.card: -1\.75 is not a 32-bit integer/,
  ],
  [
    'plain',
    'a fraction',
    playing((s) => void (s.score[0] += 0.5)),
    /state \$\.score\[0\]: \d\.5 is not a 32-bit integer/,
  ],
  [
    'plain',
    'no number',
    playing((s) => void (s.score[1] = Number.NaN)),
    /state \$\.score\[1\]: NaN is not a 32-bit integer/,
  ],
  [
    'plain',
    'a number beyond 32 bits',
    playing((s) => void (s.score[1] = 4294967296)),
    /4294967296 is not a 32-bit integer/,
  ],
  [
    'plain',
    'a Map',
    smuggling(() => ({ seen: new Map() })),
    /state \$\.seen: an object of class Map is not plain data/,
  ],
  [
    'plain',
    'a Date',
    smuggling(() => ({ seen: new Date(0) })),
    /state \$\.seen: an object of class Date is not plain data/,
  ],
  [
    'codec',
    'an object of a class of its own',
    () => ({
      settle(s) {
        class Batch extends Array<number> {}
        s.batch = new Batch();
      },
    }),
    /the decoded state goes on otherwise: \$\.batch: .* of two types/,
  ],
  [
    'codec',
    'a field that is not saved',
    smuggling(() => ({ extra: 7 })),
    /the decoded state differs: \$: only one of the two has extra/,
  ],
  [
    'codec',
    'a figure that is saved as another',
    () => ({ game: { encodeBody: (s) => ({ ...body.json(s), turns: 0 }) } }),
    /the decoded state differs: \$\.turns: 0 and 1/,
  ],
  [
    'damaged',
    'a decoder that believes everything',
    () => ({ game: { decodeBody: (j, c) => ({ ...c, ...(j as object) }) as MiniState } }),
    /a damaged save \(body\..*\) is read as if it were whole/,
  ],
];

describe('what a state may be', () => {
  it.each(STATES)('%s finds %s', (law, _what, change, told) => {
    expect(() => runBattery(mini(change), options)).toThrow(CheckError);
    expect(() => runBattery(mini(change), { ...options, only: [law] })).toThrow(told);
  });
});
