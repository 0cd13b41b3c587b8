/** The duel keeps every law of the battery, and its one secret. */
import { describeGame } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { manifest } from '../manifest.ts';
import type { State, View } from '../src/index.ts';
import { remedyText } from '../src/text/remedies.ts';
import { mixedConfigs } from './configs.ts';

interface Picks {
  picks: number[];
}

const picksOf = (s: State): number[] => (s.frames.length === 1 ? (s.frames[0].locals as Picks).picks : []);

/** What both the state and a view of it say openly. */
const open = (x: State | View): string[] => [
  `life ${x.life}`,
  `energy ${x.energy}`,
  `used ${x.used}`,
  `weapons ${x.weapons}`,
];

/** The start weapon that the view's own seat has chosen. */
function ownPick(v: View): string[] {
  const [f] = v.flow;
  const pick =
    typeof v.who === 'number' ? (((f?.locals as unknown as Picks | undefined)?.picks ?? [])[v.who] ?? -1) : -1;
  return pick >= 0 ? [`own ${pick}`] : [];
}

await describeGame({ describe, it }, manifest, {
  battery: {
    configs: mixedConfigs,
    games: 9,
    seed: 'duel',
    every: 5,
    endings: 1000,
    // The configuration and the printed cards are never written.
    shared: ['$.config', '$.table'],
    remedy: remedyText,
  },
  worlds: {
    says: 'a start weapon chosen first stays unknown until both have chosen',
    configs: mixedConfigs,
    games: 12,
    seed: 'duel',
    shared: ['$.config'],
    maySee: (s: State, who) => [
      ...open(s),
      ...picksOf(s).flatMap((pick, seat) => (seat === who && pick >= 0 ? [`own ${pick}`] : [])),
    ],
    found: (v: View) => [...open(v), ...ownPick(v)],
    hidden: (s: State, who) => {
      const out: Record<string, string> = {};
      const picks = picksOf(s);
      picks.forEach((pick, seat) => {
        const other = picks[1 - seat];
        if (pick >= 0 && other === -1 && seat !== who && s.weapons[seat * 5 + 1] >= 0)
          out[`pick ${seat}`] = String(pick);
      });
      return out;
    },
  },
  chains: null,
});
