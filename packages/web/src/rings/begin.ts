/** Starting games of The Lord of the Rings. */
import type { List } from '@kolbiste/lotr';
import { starters } from '@kolbiste/lotr';
import type { Player, RingsOrder } from '../engine/protocol.ts';
import { begin } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';

export const STARTERS = starters;

/** Who leads a player: whoever sits here, a bot, or somebody who comes by a link. */
export type Leader = 'me' | 'bot' | 'friend';

/** A deck, and who leads it. */
export interface Led {
  readonly list: List;
  readonly by: Leader;
}

/** A game of players on one side, led by whoever sits here except where a bot plays. */
export function ringsOrder(seats: readonly Led[], easy: boolean): RingsOrder {
  const { level, names } = useSettings.getState();
  const players = seats.map(({ by }): Player => (by === 'bot' ? { kind: 'bot', level } : { kind: 'human' }));
  return { game: 'lotr', lists: seats.map(({ list }) => list), easy, players, names, profile: {} };
}

/** One player with a deck that chance picks, the easy game. */
export function quickRings(): void {
  const [n] = crypto.getRandomValues(new Uint32Array(1));
  begin(ringsOrder([{ list: STARTERS[n % STARTERS.length].list, by: 'me' }], true));
}
