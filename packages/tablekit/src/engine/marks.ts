/** Hints in a record: once for each step and seat, in their order. */
import type { HintMark, ReplayRecord } from '@kolbiste/kernel';

/** Marks that a seat asked for a hint; where it did so at this step before, the mark is there. */
export function mark(hints: HintMark[], step: number, seat: number): void {
  if (hints.some(([at, who]) => at === step && who === seat)) return;
  hints.push([step, seat]);
  hints.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A record with these hints in place of its own. */
function withHints({ hints: _, ...record }: ReplayRecord, hints: readonly HintMark[]): ReplayRecord {
  const marked: HintMark[] = [];
  for (const [step, seat] of hints) mark(marked, step, seat);
  return marked.length === 0 ? record : { ...record, hints: marked };
}

/** A game that goes on after a step was taken back: what was asked for was asked for, at the last step there is. */
export const withHintsPlayed = (record: ReplayRecord): ReplayRecord =>
  withHints(
    record,
    (record.hints ?? []).map(([step, seat]) => [Math.min(step, record.steps.length), seat]),
  );

/** A game that goes on from the middle of another: what was asked for later belongs to the other. */
export const withHintsUntil = (record: ReplayRecord, answers: number): ReplayRecord =>
  withHints(
    record,
    (record.hints ?? []).filter(([step]) => step <= answers),
  );
