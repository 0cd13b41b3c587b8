/** Hints in a record: once for each step and seat, in their order. */
import type { HintMark } from './replay.ts';
import type { Seat } from './state.ts';

/** Marks that a seat asked for a hint; where it did so at this step before, the mark is there. */
export function markHint(hints: HintMark[], step: number, seat: Seat): void {
  if (hints.some(([at, who]) => at === step && who === seat)) return;
  hints.push([step, seat]);
  hints.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The hints of a game of so many answers: what was asked for at steps taken back since was asked for at the last one. */
export function hintsWithin(hints: readonly HintMark[], steps: number): HintMark[] {
  const marked: HintMark[] = [];
  for (const [step, seat] of hints) markHint(marked, Math.min(step, steps), seat);
  return marked;
}
