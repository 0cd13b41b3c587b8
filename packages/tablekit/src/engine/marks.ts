/** The hints of a game that goes on from a record. */
import type { HintMark, ReplayRecord } from '@kolbiste/kernel';
import { markHint } from '@kolbiste/kernel';

/** A record with these hints in place of its own. */
function withHints({ hints: _, ...record }: ReplayRecord, hints: readonly HintMark[]): ReplayRecord {
  const marked: HintMark[] = [];
  for (const [step, seat] of hints) markHint(marked, step, seat);
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
