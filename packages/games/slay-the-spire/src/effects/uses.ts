/** What may still be done with a relic that is used a certain number of times. */
import { timesUsed, usesSpent } from '../atoms/items.ts';
import { relicCard } from '../cards/pool.ts';

/** How often a relic may be used in a fight or room. */
const timesOf = (relic: number): number => relicCard(relic).abilities.find(({ once }) => once !== '')?.times ?? 1;

/** Whether it lies face down until the end of the fight or the room [STS 19.14] [STS 19.15]. @param uses what stands beside it */
export const isDown = (relic: number, uses: number): boolean => timesUsed(uses) >= timesOf(relic);

/** How often it may still be used, of one that may be used several times; -1 = that is not counted. */
export function usesLeft(relic: number, uses: number): number {
  const { uses: all } = relicCard(relic);
  if (all > 0) return all - usesSpent(uses);
  return timesOf(relic) > 1 ? timesOf(relic) - timesUsed(uses) : -1;
}
