/** Starting duels. */

import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { freshSeed } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { DuelOrder } from '../engine/order.ts';
import { ID } from '../id.ts';

/** You against a bot, both with random decks. */
export function quickGame(): DuelOrder {
  const { level, names } = useSettings.getState();
  const players: [Player, Player] = [{ kind: 'human' }, { kind: 'bot', level }];
  return {
    game: ID,
    decks: [
      { kind: 'random', seed: freshSeed(), format: 'free' },
      { kind: 'random', seed: freshSeed(), format: 'free' },
    ],
    players,
    profile: {},
    names,
  };
}
