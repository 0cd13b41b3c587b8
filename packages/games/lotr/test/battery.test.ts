/** The game keeps every law of the battery, and its secrets: hands, decks, the encounter deck, facedown shadow cards. */
import { runWorlds } from '@kolbiste/testkit';
import { describeBattery } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { SHADOW, seatsAt } from '../src/state.ts';
import { remedyText } from '../src/text/remedies.ts';
import type { View } from '../src/view.ts';
import { mixedConfigs } from './configs.ts';

describeBattery({ describe, it }, game, {
  configs: mixedConfigs,
  games: 5,
  seed: 'ring',
  every: 9,
  endings: 60,
  shared: ['$.config'],
  remedy: remedyText,
});

const list = (cards: readonly number[]): string => cards.join(' ');

/** What both the state and a view of it say openly. */
const open = (x: State | View): string[] => [
  `dials ${list(x.threat)}`,
  `piles ${x.discards.map(list).join('/')} and ${list(x.encounterDiscard)}`,
  `things ${x.things.map((t) => `${t.card}:${t.seat}:${t.zone}:${t.marks}:${t.damage}:${t.resources}`).join(',')}`,
  `counts ${x.hands.map((hand) => hand.length)} ${x.decks.map((deck) => deck.length)} ${x.encounter.length}`,
];

describe('two worlds', () => {
  it('hands, decks, the encounter deck and shadow cards stay unknown', { timeout: 300_000 }, () => {
    const report = runWorlds(game, {
      configs: mixedConfigs,
      games: 6,
      seed: 'ring',
      shared: ['$.config'],
      maySee: (s, who) => [...open(s), ...(who === 'public' ? [] : [`hand ${list(s.hands[who])}`])],
      found: (v) => [...open(v), ...(v.who === 'public' ? [] : [`hand ${list(v.hands[v.who])}`])],
      hidden: (s, who) => {
        // What is empty is no secret.
        const out: Record<string, string> = {};
        if (s.encounter.length > 1) out['encounter'] = list(s.encounter);
        if (s.shadows.some((_, i) => i % SHADOW === 2 && s.shadows[i] === 0)) out['shadows'] = list(s.shadows);
        for (let seat = 0; seat < seatsAt(s); seat++) {
          if (s.decks[seat].length > 1) out[`deck ${seat}`] = list(s.decks[seat]);
          if (seat !== who && s.hands[seat].length > 0) out[`hand ${seat}`] = list(s.hands[seat]);
        }
        return out;
      },
    });
    expect(report).toBeDefined();
  });
});
