/** A fight keeps every law of the battery; hands of others and the order of draw piles stay unknown. */
import { describeBattery, PATIENT, runWorlds } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { DISCARD, DRAW, EXHAUST, HAND, pileOf, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { fights } from './configs.ts';

/** What lies open, as both the state and a view of it say it. */
const open = (x: State | View): string[] => [
  `heroes ${JSON.stringify(x.heroes)}`,
  `enemies ${JSON.stringify(x.enemies)}`,
  `die ${x.die}`,
  ...x.heroes.flatMap((_, seat) =>
    [DISCARD, EXHAUST].map((kind) => `pile ${seat} ${kind} ${pileOf(x as State, seat, kind)}`),
  ),
];
const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(' ');

describeBattery({ describe, it }, game, {
  configs: fights,
  games: 6,
  seed: 'fight',
  every: 9,
  endings: 120,
  shared: ['$.config'],
});

describe('two worlds', () => {
  it('hands of others and the order of draw piles stay unknown', PATIENT, () => {
    const worlds = () =>
      runWorlds(game, {
        configs: fights,
        games: 4,
        seed: 'fight',
        shared: ['$.config'],
        maySee: (s: State, who) => [...open(s), ...(who === 'public' ? [] : [`own ${pileOf(s, who, HAND)}`])],
        found: (v: View) => [
          ...open(v),
          ...(v.who === 'public' ? [] : [`own ${pileOf(v as unknown as State, v.who, HAND)}`]),
        ],
        hidden(s: State, who) {
          const out: Record<string, string> = {};
          s.heroes.forEach((_, seat) => {
            if (seat !== who) out[`hand ${seat}`] = sorted(pileOf(s, seat, HAND));
            out[`draw ${seat}`] = pileOf(s, seat, DRAW).join(' ');
          });
          return out;
        },
      });
    expect(worlds).not.toThrow();
  });
});
