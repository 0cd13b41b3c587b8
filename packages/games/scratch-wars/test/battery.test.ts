/** The duel keeps every law of the battery, and its one secret. */
import { runWorlds } from '@kolbiste/testkit';
import { describeBattery } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { State } from '../src/index.ts';
import { game } from '../src/index.ts';
import { remedyText } from '../src/text/remedies.ts';
import { mixedConfigs } from './configs.ts';

/** The configuration and the printed cards are never written. */
const shared = ['$.config', '$.table'];

describeBattery({ describe, it }, game, {
  configs: mixedConfigs,
  games: 9,
  seed: 'duel',
  every: 5,
  endings: 1000,
  shared,
  remedy: remedyText,
});

interface Picks {
  picks: number[];
}

const picksOf = (s: State): number[] => (s.frames.length === 1 ? (s.frames[0].locals as Picks).picks : []);

describe('two worlds', () => {
  it('a start weapon chosen first stays unknown until both have chosen', () => {
    const report = runWorlds(game, {
      configs: mixedConfigs,
      games: 12,
      seed: 'duel',
      shared: ['$.config'],
      maySee: (s, who) => [
        `life ${s.life}`,
        `energy ${s.energy}`,
        `used ${s.used}`,
        `weapons ${s.weapons}`,
        ...picksOf(s).flatMap((pick, seat) => (seat === who && pick >= 0 ? [`own ${pick}`] : [])),
      ],
      found: (v) => [
        `life ${v.life}`,
        `energy ${v.energy}`,
        `used ${v.used}`,
        `weapons ${v.weapons}`,
        ...v.flow.slice(0, 1).flatMap((f) => {
          const own = typeof v.who === 'number' ? ((f.locals as unknown as Picks).picks ?? [])[v.who] : -1;
          return own >= 0 ? [`own ${own}`] : [];
        }),
      ],
      hidden: (s, who) => {
        const out: Record<string, string> = {};
        const picks = picksOf(s);
        picks.forEach((pick, seat) => {
          const other = picks[1 - seat];
          if (pick >= 0 && other === -1 && seat !== who && s.weapons[seat * 5 + 1] >= 0)
            out[`pick ${seat}`] = String(pick);
        });
        return out;
      },
    });
    expect(report).toBeDefined();
  });
});
