/** Starting games of The Lord of the Rings. */
import { starters } from '@kolbiste/lotr';
import type { Player, RingsOrder } from '../engine/protocol.ts';
import { begin } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';

export const STARTERS = starters;

/** Who sits there, with which of the learning decks. */
export interface Place {
  readonly deck: string;
  readonly bot: boolean;
}

/** A game of players on one side, led by whoever sits here except where a bot plays. */
export function ringsOrder(places: readonly Place[], easy: boolean): RingsOrder {
  const { level, names } = useSettings.getState();
  const lists = places.map(({ deck }) => (STARTERS.find(({ key }) => key === deck) ?? STARTERS[0]).list);
  const players = places.map(({ bot }): Player => (bot ? { kind: 'bot', level } : { kind: 'human' }));
  return { game: 'lotr', lists, easy, players, names, profile: {} };
}

/** One player with a deck that chance picks, the easy game. */
export function quickRings(): void {
  const [n] = crypto.getRandomValues(new Uint32Array(1));
  begin(ringsOrder([{ deck: STARTERS[n % STARTERS.length].key, bot: false }], true));
}
