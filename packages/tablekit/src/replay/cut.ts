/** A record up to some answer. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { digest } from '@kolbiste/kernel';

/** The record as it was when so many answers had been given. */
export function cut({ digest: _whole, ...record }: ReplayRecord, answers: number): ReplayRecord {
  const rest = { ...record, steps: record.steps.slice(0, answers) };
  return { ...rest, digest: digest(rest) };
}
