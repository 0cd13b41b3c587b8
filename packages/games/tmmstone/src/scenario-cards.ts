/**
 * Two cards for scenarios about "when drawn" and "when burned": words that no card of the public list carries. They are
 * tokens that nothing makes, so no game and no list ever meets them.
 */
import { addCards, pool } from './cards/pool.ts';
import type { Card } from './cards/types.ts';

const token = { class: 'neutral', rarity: 'common', token: true, cost: 1 } as const;

export const examples: readonly Card[] = [
  {
    ...token,
    id: 901,
    key: 'drawn-example',
    kind: 'spell',
    effects: [{ when: 'onDraw', do: [{ heal: 2, to: 'ownHero' }, { give: 33 }] }],
  },
  {
    ...token,
    id: 902,
    key: 'burned-example',
    kind: 'unit',
    stats: [1, 1],
    effects: [
      { when: 'onBurn', do: [{ damage: 1, to: 'oppHero' }] },
      { when: 'onDeath', do: [{ damage: 5, to: 'oppHero' }] },
    ],
  },
];

/** Adds them behind the others: no number of a card or text that was there changes. */
export function addExamples(): void {
  if (pool.cards[examples[0].id] === undefined) addCards(examples);
}
