/** Starting games of Doomtrooper. */
import type { Json } from '@kolbiste/kernel';
import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { DoomOrder } from './engine/adapter.ts';

/** How many sit there and when time is called, or decks and profile. */
export type Chosen = Readonly<Record<string, Json>>;

/** A game against bots, or of all at one screen. */
export function doomOrder(seats: number, chosen: Chosen, here: boolean): DoomOrder {
  const { level, names } = useSettings.getState();
  const other: Player = here ? { kind: 'human' } : { kind: 'bot', level };
  const players = Array.from({ length: seats }, (_, seat): Player => (seat === 0 ? { kind: 'human' } : other));
  return { game: 'doomtrooper', config: 'decks' in chosen ? chosen : { ...chosen, seats }, players, names };
}

/** The usual time limit, in rounds. */
export const ROUNDS = 25;

/** You against a bot. */
export const quickDoom = (): void => begin(doomOrder(2, { rounds: ROUNDS }, false));
