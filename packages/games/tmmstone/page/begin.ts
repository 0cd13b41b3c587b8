/** Starting games of TMMStone. */

import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { List, Starter } from '../src/index.ts';
import { pool, starters, startSize } from '../src/index.ts';
import type { StoneOrder } from './engine/adapter.ts';

export const STARTERS: readonly Starter[] = starters;

const HUMAN: Player = { kind: 'human' };

/** A game of two lists: against a bot, or of two at one screen. */
export function stoneOrder(mine: List, theirs: List, both: boolean): StoneOrder {
  const { level, names } = useSettings.getState();
  return {
    game: 'tmmstone',
    lists: [mine, theirs],
    players: [HUMAN, both ? HUMAN : { kind: 'bot', level }],
    names,
    profile: {},
  };
}

/** A deck as one begins with it [TMM prep.2]: of a larger one the dearest cards are left out, a copy of each. */
export function cutToStart(list: List): List {
  const cost = (id: number): number => pool.cards[id]?.cost ?? 0;
  const dearest = [...new Set(list.cards)].toSorted((a, b) => cost(b) - cost(a) || a - b);
  const cards = [...list.cards];
  for (const id of dearest.slice(0, cards.length - startSize(cards))) cards.splice(cards.indexOf(id), 1);
  return { ...list, cards };
}

/** You against a bot, each with a starter that chance picks: nobody who plays for the first time cuts a deck first. */
export function quickStone(): void {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  const [mine, theirs] = [a, b].map((n) => cutToStart(STARTERS[n % STARTERS.length].list));
  begin(stoneOrder(mine, theirs, false));
}
