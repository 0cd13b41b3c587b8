/** What of a deck may be sold: a thing without a price goes under its deck (7.9, R89). */
import { relicCard } from '../cards/pool.ts';
import type { State } from '../state.ts';

/** The top of a deck that has a price; -1 = none has. */
export function topForSale(s: State, deck: number): number {
  const things = s.decks[deck];
  for (let tries = things.length; tries > 0; tries--) {
    const thing = things.pop() as number;
    if (relicCard(thing).price >= 0) return thing;
    things.unshift(thing);
  }
  return -1;
}
