/** How one seat would name the two players: 'vy' and 'soupeř' instead of 'hráč A' and 'hráč B'. */
import type { Players } from '@kolbiste/cardkit/words';

export function playersFor(seat: 0 | 1): Players {
  return seat === 0
    ? { cs: ['vy', 'soupeř'], en: ['you', 'opponent'] }
    : { cs: ['soupeř', 'vy'], en: ['opponent', 'you'] };
}
