import type { Json, Lang } from '@kolbiste/kernel';
import type { Failure } from './scenario-expect.ts';
import type { Stage } from './scenario-stage.ts';

export interface PendingReport {
  readonly seat: string;
  readonly decision: string;
  /** The question in words. */
  readonly text: string;
  readonly rule: readonly string[];
  readonly options: readonly { readonly text: string; readonly name: string; readonly rule: readonly string[] }[];
  readonly refused: readonly RefusedReport[];
}

export interface RefusedReport {
  readonly text: string;
  readonly name: string;
  readonly code: string;
  readonly rule: readonly string[];
  readonly remedy: string;
}

/** An event in words; `from` are the events that laid what acts in it. */
export interface ToldReport {
  readonly kind: string;
  readonly text: string;
  readonly rule: readonly string[];
  readonly id: number;
  readonly cause: number;
  readonly from: readonly number[];
}

/** What happened after one answer (or, first, before any). */
export interface StoryPart {
  readonly line: number;
  /** `A: use w1`; '' for what happened before the first question. */
  readonly answer: string;
  readonly events: readonly ToldReport[];
}

export interface ScenarioReport {
  readonly file: string;
  readonly game: string;
  readonly name: string;
  readonly ok: boolean;
  /** Who owes what at the end of the run, with all options and refusals. */
  readonly pending: readonly PendingReport[];
  readonly failures: readonly Failure[];
  /** Keys that the file says it shows. */
  readonly rules: readonly string[];
  /** Keys that the engine cited, with the number of the entry in whose run each came first (-1 = before the first). */
  readonly produced: readonly { readonly key: string; readonly at: number }[];
  /** By key that the file lists: the steps that brought it about. */
  readonly makers: Readonly<Record<string, readonly string[]>>;
  /** Keys by which the file says that something is refused. */
  readonly refusedBy: readonly string[];
  /** How many expectations the file states, and the number of the entry with the last; -1 = none. */
  readonly assertions: number;
  readonly lastAssertion: number;
  /** Ids of the steps that ran. */
  readonly steps: readonly string[];
  readonly setUp: Readonly<Record<string, Json>>;
  readonly facts: Readonly<Record<string, Json>>;
  readonly story: readonly StoryPart[];
  readonly result: string;
  /** What the rules say against the set-up, where the file expects just that. */
  readonly refusal?: string;
}

/** Who owes what on a stage, with all options and refusals in words. */
export function pendingOf(stage: Stage, lang: Lang): PendingReport[] {
  const { game, state, adapter } = stage;
  return game.pending(state).map((decision) => {
    const { seat, id } = decision;
    const view = game.view(state, seat);
    const at = { decision: id, seat };
    const choices = stage.choices(seat);
    return {
      seat: stage.seatName(seat),
      decision: id,
      text: game.describe(view, { decision }, lang).text,
      rule: decision.rule,
      options: choices.flatMap(({ name, option, refused }) => {
        if (refused !== undefined) return [];
        return [
          { text: game.describe(view, { option, ...at }, lang).text, name, rule: game.optionRule(state, seat, option) },
        ];
      }),
      refused: choices.flatMap(({ name, refused }) => {
        if (refused === undefined) return [];
        const { code, rule, remedy } = refused;
        const words = adapter.remedy?.(remedy, lang) ?? remedy;
        return [{ text: game.describe(view, { refused, ...at }, lang).text, name, code, rule, remedy: words }];
      }),
    };
  });
}
