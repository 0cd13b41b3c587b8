/** Files that hold when their set-up is refused by a paragraph. */
import type { ScenarioAdapter, Source } from './adapter.ts';
import type { Failure } from './scenario-expect.ts';
import type { Plan } from './scenario-plan.ts';
import type { ScenarioReport } from './scenario-report.ts';
import { ScenarioFileError } from './scenario-source.ts';
import { Stage } from './scenario-stage.ts';

/** Keys in the brackets of a message: `[MARK 1.5.1.2]`, `[R12, 3.1]`. */
const keysIn = (message: string): string[] =>
  [...message.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside.split(/[ ,]+/));

/** What building the position says against it; undefined when it can be built. */
function faultOfSetUp(adapter: ScenarioAdapter, { file, game }: Plan): string | undefined {
  try {
    const stage = new Stage(adapter, game, file);
    return game.invariant?.(stage.state);
  } catch (error) {
    return error instanceof ScenarioFileError ? error.expected : (error as Error).message;
  }
}

/** A file that holds when its position is refused by a paragraph. */
export function refusedSetUp(adapter: ScenarioAdapter, plan: Plan, source: Source, key: string): ScenarioReport {
  const { file, game, rules } = plan;
  const fault = faultOfSetUp(adapter, plan);
  const cited = fault === undefined ? [] : keysIn(fault);
  const failures: Failure[] = [];
  if (!cited.includes(key)) {
    const actual = fault === undefined ? 'nothing is wrong with it' : `it is refused so: ${fault}`;
    failures.push({ line: source.line, expected: `a set-up that ${key} refuses`, actual });
  }
  for (const rule of rules) {
    if (cited.includes(rule.key)) continue;
    const actual = `it cited ${cited.join(', ') || 'nothing'}`;
    failures.push({ line: rule.source.line, expected: `the refusal cites ${rule.key}`, actual });
  }
  return {
    file: file.file,
    game: game.id,
    name: file.name,
    ok: failures.length === 0,
    pending: [],
    failures,
    rules: rules.map((rule) => rule.key),
    produced: game.rulebook.keys.filter((each) => cited.includes(each)).map((each) => ({ key: each, at: -1 })),
    makers: {},
    refusedBy: cited,
    assertions: 1,
    lastAssertion: 0,
    steps: [],
    setUp: {},
    facts: {},
    story: [],
    result: 'refused',
    refusal: fault ?? '',
  };
}
