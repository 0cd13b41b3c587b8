/** The hints of a game that goes on from a record. */
import type { HintMark, ReplayRecord } from '@kolbiste/kernel';
import { hintsWithin } from '@kolbiste/kernel';

/** A record with these hints in place of its own. */
const withHints = ({ hints: _, ...record }: ReplayRecord, hints: HintMark[]): ReplayRecord =>
  hints.length === 0 ? record : { ...record, hints };

/** A game that goes on after a step was taken back: what was asked for was asked for, at the last step there is. */
export const withHintsPlayed = (record: ReplayRecord): ReplayRecord =>
  withHints(record, hintsWithin(record.hints ?? [], record.steps.length));

/** A game that goes on from the middle of another: what was asked for later belongs to the other. */
export const withHintsUntil = (record: ReplayRecord, answers: number): ReplayRecord =>
  withHints(
    record,
    (record.hints ?? []).filter(([step]) => step <= answers),
  );
