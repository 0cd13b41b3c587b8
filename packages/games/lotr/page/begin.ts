/** Starting games of The Lord of the Rings. */

import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Leader } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { Config, List } from '../src/index.ts';
import { DEFAULTS, starters } from '../src/index.ts';
import type { RingsOrder } from './engine/adapter.ts';

export const STARTERS = starters;
/** The readings of the rules that hold without a word. */
export const READINGS = DEFAULTS;

/** A deck, and who leads it. */
export interface Led {
  readonly list: List;
  readonly by: Leader;
}

const playersOf = (leaders: readonly Leader[]): readonly Player[] => {
  const { level } = useSettings.getState();
  return leaders.map((by): Player => (by === 'bot' ? { kind: 'bot', level } : { kind: 'human' }));
};

/** Combat alone from a position. */
export function fightOrder(config: Config, leaders: readonly Leader[]): RingsOrder {
  return { ...config, game: 'lotr', players: playersOf(leaders), names: useSettings.getState().names };
}

/** A game of players on one side, led by whoever sits here except where a bot plays. */
export function ringsOrder(seats: readonly Led[], easy: boolean): RingsOrder {
  const { names } = useSettings.getState();
  const players = playersOf(seats.map(({ by }) => by));
  return { game: 'lotr', lists: seats.map(({ list }) => list), easy, players, names, profile: {} };
}

/** One player with a deck that chance picks, the easy game. */
export function quickRings(): void {
  const [n] = crypto.getRandomValues(new Uint32Array(1));
  begin(ringsOrder([{ list: STARTERS[n % STARTERS.length].list, by: 'me' }], true));
}
