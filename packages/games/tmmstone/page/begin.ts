/** Starting games of TMMStone. */

import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { List, Starter } from '../src/index.ts';
import { starters } from '../src/index.ts';
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

/** You against a bot, each with a starter that chance picks. */
export function quickStone(): void {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  begin(stoneOrder(STARTERS[a % STARTERS.length].list, STARTERS[b % STARTERS.length].list, false));
}
