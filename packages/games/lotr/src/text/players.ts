/** How one seat would name the players: 'vy' instead of 'hráč A'. */
import type { Players } from '@kolbiste/cardkit/words';
import { PLAYERS } from '@kolbiste/cardkit/words';

export function playersFor(seat: number): Players {
  const mine = (names: readonly string[], own: string): string[] =>
    names.map((name, other) => (other === seat ? own : name));
  return { cs: mine(PLAYERS.cs, 'vy'), en: mine(PLAYERS.en, 'you') };
}
