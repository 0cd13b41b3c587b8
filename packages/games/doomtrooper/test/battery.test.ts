/** The game keeps every law of the battery, and its secrets: hands, libraries, discard piles, warriors who lie hidden. */
import { describeGame } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { manifest } from '../manifest.ts';
import type { State, View } from '../src/index.ts';
import { remedyText } from '../src/text/refusals.ts';
import { MARK } from '../src/vocabulary.ts';
import { mixedConfigs } from './configs.ts';

const list = (cards: readonly number[]): string => cards.join(' ');

/** What both the state and a view of it say openly; who lies hidden is a token to everybody else. */
const open = (x: State | View, who: number | 'public'): string[] => [
  `points ${list(x.promotion)} and ${list(x.destiny)}`,
  `annihilated ${x.annihilated.map(list).join('/')}`,
  `pieces ${x.pieces.map((p) => `${p.marks & MARK.hidden && p.seat !== who ? 0 : p.card}:${p.seat}:${p.zone}:${p.on}:${p.marks}`).join(',')}`,
];

await describeGame({ describe, it }, manifest, {
  battery: {
    configs: mixedConfigs,
    games: 6,
    seed: 'trooper',
    every: 23,
    endings: 40,
    shared: ['$.config'],
    remedy: remedyText,
  },
  worlds: {
    says: 'hands, libraries, discard piles and hidden warriors stay unknown',
    configs: mixedConfigs,
    games: 6,
    seed: 'trooper',
    every: 12,
    shared: ['$.config'],
    maySee: (s, who) => [...open(s, who), ...(who === 'public' ? [] : [`hand ${list(s.hands[who])}`])],
    found: (v) => [...open(v, v.who), ...(v.who === 'public' ? [] : [`hand ${list(v.hands[v.who] ?? [])}`])],
    hidden: (s: State, who) => {
      // What is empty is no secret.
      const out: Record<string, string> = {};
      const lying = s.pieces.filter((p) => p.marks & MARK.hidden && p.seat !== who).map((p) => p.card);
      if (lying.length > 0) out['hidden warriors'] = list(lying);
      s.hands.forEach((hand, seat) => {
        if (s.libraries[seat].length > 1) out[`library ${seat}`] = list(s.libraries[seat]);
        if (seat !== who && hand.length > 0) out[`hand ${seat}`] = list(hand);
      });
      return out;
    },
  },
  chains: null,
});
