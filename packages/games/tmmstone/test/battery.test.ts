/** The game keeps every law of the battery, and its secrets: hands, the order of decks, lists, experiments. */
import { describeGame } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { manifest } from '../manifest.ts';
import type { State, View } from '../src/index.ts';
import { remedyText } from '../src/text/remedies.ts';
import { mixedConfigs } from './configs.ts';

const list = (cards: readonly number[]): string => cards.join(' ');

/** What both the state and a view of it say openly. */
const open = (x: State | View): string[] => [
  `life ${x.life}`,
  `mana ${x.mana}`,
  `graves ${x.graves.map(list).join('/')}`,
  `units ${x.units.map((u) => (u === null ? '-' : `${u.card}:${u.attack}/${u.health}:${u.marks}`)).join(',')}`,
];

await describeGame({ describe, it }, manifest, {
  battery: {
    configs: mixedConfigs,
    games: 6,
    seed: 'stone',
    every: 9,
    endings: 200,
    shared: ['$.config'],
    remedy: remedyText,
  },
  worlds: {
    says: 'hands, decks, lists and experiments of the other stay unknown',
    configs: mixedConfigs,
    games: 8,
    seed: 'stone',
    shared: ['$.config'],
    maySee: (s, who) => [...open(s), ...(who === 'public' ? [] : [`hand ${list(s.hands[who])}`])],
    found: (v) => [...open(v), ...(v.who === 'public' ? [] : [`hand ${list(v.hands[v.who])}`])],
    hidden: (s: State, who) =>
      Object.fromEntries([0, 1].filter((seat) => seat !== who).map((seat) => [`deck ${seat}`, list(s.decks[seat])])),
  },
  chains: null,
});
