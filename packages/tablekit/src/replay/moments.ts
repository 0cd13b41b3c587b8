/** Looking back at a game: the moments at which its estimate fell most for a seat. */
import type { JudgedStep } from './protocol.ts';

export interface Moment extends JudgedStep {
  /** The estimate when the seat was asked next, or what the result was worth. */
  readonly after: number;
  /** By how much it fell. */
  readonly fall: number;
}

/** So many are shown; what falls by less is nothing worth a look. */
const MOST = 3;
const LEAST = 5;

/**
 * The greatest falls, in the order of the game.
 * @param end what the result is worth, in percent; null = the game has not ended
 */
export function momentsOf(judged: readonly JudgedStep[], end: number | null): Moment[] {
  const all = judged.map((step, k): Moment => {
    const after = judged[k + 1]?.bestPercent ?? end ?? step.bestPercent;
    return { ...step, after, fall: step.bestPercent - after };
  });
  return all
    .filter(({ fall }) => fall >= LEAST)
    .sort((a, b) => b.fall - a.fall || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
