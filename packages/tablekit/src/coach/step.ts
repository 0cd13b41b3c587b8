/** What somebody may be told in a first game: short, at a real question, with the figures of this very table. */
import type { TableState } from '../state/table.ts';

/** What stands in a sentence: numbers and names of this table. */
export type Fills = Readonly<Record<string, string | number>>;

export type CoachSeen = Pick<TableState, 'cards' | 'table' | 'order' | 'flow'> & {
  readonly prompt: NonNullable<TableState['prompt']>;
  readonly lang: 'cs' | 'en';
};

export interface CoachStep {
  /** Its sentences stand under this key in the dictionary `<id>-coach`. */
  readonly key: string;
  /** The paragraphs behind what is said. */
  readonly rule: readonly string[];
  /** What stands in the sentences, where they fit the question; null = not now. */
  tell(seen: CoachSeen): Fills | null;
}

/** Where one is asked at these steps, with nothing to be filled in. */
export const atStep =
  (...steps: readonly string[]) =>
  ({ prompt }: CoachSeen): Fills | null =>
    steps.includes(prompt.step) ? {} : null;

/** A piece of advice with its figures. */
export interface Advice {
  readonly step: CoachStep;
  readonly fills: Fills;
}

/** The first that fits the question and was not told yet; null = none does. */
export function adviceFor(steps: readonly CoachStep[], told: readonly string[], seen: CoachSeen): Advice | null {
  for (const step of steps) {
    const fills = told.includes(step.key) ? null : step.tell(seen);
    if (fills !== null) return { step, fills };
  }
  return null;
}
