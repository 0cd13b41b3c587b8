/**
 * The trigger boundary. Atoms note what happened in a batch of integers that is part of the state; an explicit step of
 * the game's flow settles it. Nothing fires inside an atom. The batch must be empty at every question.
 */

/** What a note holds: kind of the happening, whom it is about, and two facts that outlive the subject. */
export const NOTE = 4;

export function note(batch: number[], kind: number, subject: number, a = 0, b = 0): void {
  batch.push(kind, subject, a, b);
}

/** Takes the batch away, so that what follows notes into an empty one. */
export function takeBatch(batch: number[]): number[] {
  const taken = batch.slice();
  batch.length = 0;
  return taken;
}

export interface Trigger {
  /** Id of who listens, and which of its effects. */
  listener: number;
  effect: number;
  /** Position of the note in the batch. */
  note: number;
}

/** Finds who listens to a note: pushes triggers, in any order. */
export type Listen = (kind: number, subject: number, a: number, b: number, note: number, out: Trigger[]) => void;

const named = (t: Trigger): string => `trigger ${t.effect} of ${t.listener} on note ${t.note / NOTE}`;

/**
 * All triggers of a batch in one total order. `order` must never call two different triggers equal: a tie would be
 * decided by chance or by the order of memory, and is refused.
 */
export function gather(batch: readonly number[], listen: Listen, order: (a: Trigger, b: Trigger) => number): Trigger[] {
  const out: Trigger[] = [];
  for (let i = 0; i < batch.length; i += NOTE) listen(batch[i], batch[i + 1], batch[i + 2], batch[i + 3], i, out);
  out.sort(order);
  for (let i = 1; i < out.length; i++) {
    if (order(out[i - 1], out[i]) === 0) throw new Error(`${named(out[i - 1])} and ${named(out[i])} stand in no order`);
  }
  return out;
}
