/** The game keeps every law of the battery, and its secrets: hands, the order of decks, lists, experiments. */
import { runWorlds } from '@kolbiste/testkit';
import { describeBattery } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { remedyText } from '../src/text/remedies.ts';
import { mixedConfigs } from './configs.ts';

describeBattery({ describe, it }, game, {
  configs: mixedConfigs,
  games: 6,
  seed: 'stone',
  every: 9,
  endings: 200,
  shared: ['$.config'],
  remedy: remedyText,
});

const hidden = (cards: readonly number[]): string => cards.join(' ');

describe('two worlds', () => {
  it('hands, decks, lists and experiments of the other stay unknown', { timeout: 300_000 }, () => {
    const report = runWorlds(game, {
      configs: mixedConfigs,
      games: 8,
      seed: 'stone',
      shared: ['$.config'],
      maySee: (s, who) => [
        `life ${s.life}`,
        `mana ${s.mana}`,
        `graves ${s.graves.map(hidden).join('/')}`,
        `units ${s.units.map((u) => (u === null ? '-' : `${u.card}:${u.attack}/${u.health}:${u.marks}`)).join(',')}`,
        ...(who === 'public' ? [] : [`hand ${hidden(s.hands[who])}`]),
      ],
      found: (v) => [
        `life ${v.life}`,
        `mana ${v.mana}`,
        `graves ${v.graves.map(hidden).join('/')}`,
        `units ${v.units.map((u) => (u === null ? '-' : `${u.card}:${u.attack}/${u.health}:${u.marks}`)).join(',')}`,
        ...(v.who === 'public' ? [] : [`hand ${hidden(v.hands[v.who])}`]),
      ],
      hidden: (s, who) => {
        const out: Record<string, string> = {};
        for (const seat of [0, 1]) {
          if (seat === who) continue;
          out[`deck ${seat}`] = hidden(s.decks[seat]);
        }
        return out;
      },
    });
    expect(report).toBeDefined();
  });
});
