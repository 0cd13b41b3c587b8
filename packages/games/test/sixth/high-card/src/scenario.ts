/** How scenario files speak of the game. */
import type { ScenarioAdapter } from '@kolbiste/testkit/adapter';
import { root } from './flow.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { blank, CARDS, flow, HAND } from './state.ts';
import type { View } from './view.ts';
import { remedyText } from './words.ts';

const SEATS = ['A', 'B'] as const;

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'high-card',
  seats: SEATS,
  game: () => game,
  remedy: remedyText,
  build({ setup }) {
    const fields = setup?.record(['rounds', 'round', ...SEATS]);
    const s = blank({ rounds: fields?.get('rounds')?.int(1, HAND) ?? HAND }, '');
    s.round = fields?.get('round')?.int(1, s.rounds) ?? 1;
    SEATS.forEach((name, seat) => {
      const row = fields?.get(name)?.record(['hand', 'shown', 'points']);
      s.hands[seat] = row
        ?.get('hand')
        ?.list(1, HAND)
        .map((card) => card.int(1, CARDS))
        .sort((a, b) => a - b) ?? [1];
      s.shown[seat] = row?.get('shown')?.int(1, CARDS) ?? 0;
      s.points[seat] = row?.get('points')?.int(0, HAND) ?? 0;
      for (const card of s.hands[seat]) s.deck.splice(s.deck.indexOf(card), 1);
    });
    s.frames = [
      {
        p: root.id,
        pc: flow.named('game')?.steps.findIndex(({ name }) => name === 'play') ?? 0,
        result: 0,
        cause: 0,
        pendingMask: 0,
        locals: {},
      },
    ];
    return s;
  },
  facts: (s) => ({
    round: s.round,
    ...Object.fromEntries(
      SEATS.flatMap((name, seat) => [
        [`${name}.hand`, s.hands[seat].slice()],
        [`${name}.points`, s.points[seat]],
        [`${name}.shown`, s.shown[seat]],
      ]),
    ),
  }),
};
