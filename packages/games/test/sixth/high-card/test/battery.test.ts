/** The game keeps every law of the battery, and hands stay unknown. */
import { runWorlds } from '@kolbiste/testkit';
import { describeBattery } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { remedyText } from '../src/words.ts';
import { trials } from '../trials.ts';

const configs = (n: number) => trials.mixed(n) as { rounds: number };

describeBattery({ describe, it }, game, { configs, games: 10, seed: 'high', remedy: remedyText });

it('what the other holds and has chosen stays unknown', () => {
  const report = runWorlds(game, {
    configs,
    games: 6,
    seed: 'high',
    maySee: (s, who) => [`points ${s.points}`, ...(who === 'public' ? [] : [`hand ${s.hands[who]}`])],
    found: (v) => [`points ${v.points}`, ...(v.who === 'public' ? [] : [`hand ${v.hand}`])],
    hidden: (s, who) => ({
      deck: s.deck.join(' '),
      ...(who === 'public' ? {} : { hand: s.hands[1 - who].join(' ') }),
    }),
  });
  expect(report.playouts).toBeGreaterThan(10);
  expect(Object.entries(report.hidden).filter(([, { other }]) => other === 0)).toEqual([]);
});
