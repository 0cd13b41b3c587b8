/** The game keeps every law of the battery, and its secrets: hands, decks, the encounter deck, facedown shadow cards. */
import { describeGame } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { seatsAt } from '../src/seats.ts';
import type { State } from '../src/state.ts';
import { SHADOW } from '../src/state.ts';
import { remedyText } from '../src/text/remedies.ts';
import type { View } from '../src/view.ts';
import { mixedConfigs } from './configs.ts';

const list = (cards: readonly number[]): string => cards.join(' ');

/** What both the state and a view of it say openly. */
const open = (x: State | View): string[] => [
  `dials ${list(x.threat)}`,
  `piles ${x.discards.map(list).join('/')} and ${list(x.encounterDiscard)}`,
  `things ${x.things.map((t) => `${t.card}:${t.seat}:${t.zone}:${t.marks}:${t.damage}:${t.resources}`).join(',')}`,
  `counts ${x.hands.map((hand) => hand.length)} ${x.decks.map((deck) => deck.length)} ${x.encounter.length}`,
];

await describeGame({ describe, it }, manifest, {
  battery: {
    configs: mixedConfigs,
    games: 5,
    seed: 'ring',
    every: 9,
    endings: 60,
    shared: ['$.config'],
    remedy: remedyText,
  },
  worlds: {
    says: 'hands, decks, the encounter deck and shadow cards stay unknown',
    configs: mixedConfigs,
    games: 6,
    seed: 'ring',
    shared: ['$.config'],
    maySee: (s, who) => [...open(s), ...(who === 'public' ? [] : [`hand ${list(s.hands[who])}`])],
    found: (v) => [...open(v), ...(v.who === 'public' ? [] : [`hand ${list(v.hands[v.who])}`])],
    hidden: (s: State, who) => {
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
  },
  chains: null,
});
