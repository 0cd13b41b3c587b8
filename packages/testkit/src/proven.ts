import type { Game, Step } from '@kolbiste/kernel';
import { withBrokenSteps } from './honesty.ts';
import type { ScenarioReport } from './scenario.ts';

/** A report with the keys whose consequence the scenario states, not just their being cited. */
export type Proven<R> = R & {
  /** Keys that the file lists and that are carried out: it fails when a step that brings them about does nothing. */
  readonly applies: readonly string[];
  /** Keys that the file lists and by which it says that something is refused. */
  readonly refuses: readonly string[];
};

/** What of a report is needed here. */
type Run = Pick<ScenarioReport, 'ok' | 'rules' | 'makers' | 'refusedBy' | 'produced' | 'lastAssertion'>;

/** Whether something is expected after the key was cited. */
export function isStatedAfter(
  { produced, lastAssertion }: Pick<Run, 'produced' | 'lastAssertion'>,
  key: string,
): boolean {
  const at = produced.find((each) => each.key === key)?.at;
  return at !== undefined && lastAssertion >= at && lastAssertion >= 0;
}

/** Keys of which it is known already that something carries them out: they need not be tried again. */
export type Known = Set<string>;

/** The same scenario once more; true when it holds. Citations are not what it should notice: see `citations`. */
export type Again = () => boolean;

function noticed(steps: readonly Step[], again: Again): boolean {
  return withBrokenSteps(steps, () => {
    try {
      return !again();
    } catch {
      return true;
    }
  });
}

/**
 * Which paragraphs a scenario proves. Each step that brought one about is broken in turn (it does nothing, or asks
 * nobody), and the scenario is run again: only what it then notices does it prove. A refusal is proved by saying so,
 * one of a set-up by the file's holding at all.
 * @param games the game, or one for each set of switches: a step is broken in all of them
 * @param again runs it against these very games, with `citations: false`
 * @param shown keys that other scenarios carry out: left out here, and added where this one does
 */
export function proven<R extends Run>(
  games: Game<any, any> | readonly Game<any, any>[],
  report: R,
  again: Again,
  shown: Known = new Set(),
): Proven<R> {
  if (!report.ok) return { ...report, applies: [], refuses: [] };
  const list: readonly Game<any, any>[] = Array.isArray(games) ? games : [games as Game<any, any>];
  const stepsNamed = (id: string) =>
    list.flatMap((game) => game.flow.procedures.flatMap((p) => p.steps.filter((step) => step.id === id)));
  const known = new Map<string, boolean>();
  const missed = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = noticed(stepsNamed(id), again);
    known.set(id, now);
    return now;
  };
  const applies = report.rules.filter((key) => !shown.has(key) && report.makers[key]?.some(missed));
  for (const key of applies) if (isStatedAfter(report, key)) shown.add(key);
  return {
    ...report,
    applies,
    refuses: report.rules.filter((key) => report.refusedBy.includes(key)),
  };
}
