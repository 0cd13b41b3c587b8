/** What the group decides (R84): most names win, at a tie that of the lowest row. */
import { heroesInOrder } from '../effects/targets.ts';
import type { State } from '../state.ts';

/** @param named what each seat named; below zero = nothing. Returns -1 where nobody named anything. */
export function mostNamed(s: State, named: readonly number[]): number {
  const votes = heroesInOrder(s)
    .map((seat) => named[seat])
    .filter((vote) => vote >= 0);
  const count = (vote: number): number => votes.filter((other) => other === vote).length;
  // The first of the most named ones is that of the lowest row.
  return votes.reduce((best, vote) => (count(vote) > count(best) ? vote : best), votes[0] ?? -1);
}
