import type { Game, Step } from '@kolbiste/kernel';
import { rng, shuffleWith } from '@kolbiste/kernel';

export interface HonestyReport {
  readonly game: string;
  readonly seed: string;
  /** Steps that were broken, one at a time. */
  readonly broken: readonly string[];
  /** Those of them that nobody noticed. */
  readonly unnoticed: readonly string[];
}

export interface HonestyOptions {
  /** Which steps may be drawn; default every one that cites a paragraph. */
  readonly among?: (step: Step) => boolean;
  /** Steps whose absence changes nothing, by id, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

/** The parts of a step that breaking it replaces. */
type Mutable = { -readonly [K in 'run' | 'ask']: Step[K] };

/** A broken step that is come to more often is the head of a loop that lost its end. */
const MOST_ROUNDS = 2000;

/** Makes a step do nothing, or a question ask nobody, as long as `body` runs. */
export function withBrokenStep<T>(step: Step, body: () => T): T {
  const whole = step as Mutable;
  const { run, ask } = step;
  let rounds = 0;
  const nothing = () => {
    if (++rounds > MOST_ROUNDS) throw new Error(`without ${step.id} the rest goes round for ever`);
    return 0;
  };
  if (ask !== null) whole.ask = { ...ask, seats: nothing };
  else whole.run = nothing;
  try {
    return body();
  } finally {
    whole.run = run;
    whole.ask = ask;
  }
}

/** The same step in several games (one for each set of switches), each broken. */
export function withBrokenSteps<T>(steps: readonly Step[], body: () => T): T {
  const [first, ...rest] = steps;
  return first === undefined ? body() : withBrokenStep(first, () => withBrokenSteps(rest, body));
}

/** One test: true when it passes, against the very games whose steps are broken. */
export type Passes = () => boolean;

/** A throw counts as noticed: what the engine throws fails a scenario too. */
function passes(test: Passes): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** Notes which steps are come to as long as `body` runs. */
function stepsOf(steps: readonly Step[], body: () => void): ReadonlySet<string> {
  const met = new Set<string>();
  const mend = steps.map((step) => {
    const whole = step as Mutable;
    const { run, ask } = step;
    if (run !== null)
      whole.run = (...given) => {
        met.add(step.id);
        return run(...given);
      };
    if (ask !== null)
      whole.ask = {
        ...ask,
        seats: (...given) => {
          met.add(step.id);
          return ask.seats(...given);
        },
      };
    return () => Object.assign(whole, { run, ask });
  });
  try {
    body();
  } finally {
    for (const each of mend) each();
  }
  return met;
}

/** The tests that come to a step, the shortest first: all others go as if it were whole. */
function coming(tests: readonly Passes[], steps: readonly Step[], id: string): (step: string) => Passes[] {
  const met = tests.map((test) => {
    let ok = false;
    const came = stepsOf(steps, () => void (ok = passes(test)));
    if (!ok) throw new Error(`${id}: something fails already while nothing is broken`);
    return { test, came };
  });
  met.sort((a, b) => a.came.size - b.came.size);
  return (step) => met.filter(({ came }) => came.has(step)).map(({ test }) => test);
}

/**
 * Are the tests honest? Breaks a seeded sample of steps on purpose, one at a time, and looks each time whether
 * a test fails.
 * @param games the game, or one for each set of switches that the scenarios use: a step is broken in all of them
 * @param tests the scenarios; each run is one against these very games (their flows are what is broken)
 * @param count how many steps; all of them when there are fewer
 * @throws when something fails already while nothing is broken
 */
export function honesty(
  games: Game<any, any> | readonly Game<any, any>[],
  tests: readonly Passes[],
  seed: string,
  count: number,
  options: HonestyOptions = {},
): HonestyReport {
  const list: readonly Game<any, any>[] = Array.isArray(games) ? games : [games as Game<any, any>];
  const game = list[0];
  const except = options.except ?? {};
  const everywhere = (id: string) =>
    list.flatMap((each) => each.flow.procedures.flatMap((p) => p.steps.filter((step) => step.id === id)));
  const all = game.flow.procedures.flatMap((p) => p.steps);
  const lost = Object.keys(except).find((id) => !all.some((step) => step.id === id));
  if (lost !== undefined) throw new Error(`${game.id}: there is no step ${lost} to leave out`);
  const among = options.among ?? ((step: Step) => game.rulebook.keysOf(step.rule).length > 0);
  const steps = all.filter((step) => among(step) && !Object.hasOwn(except, step.id));
  const flows = list.flatMap((each) => each.flow.procedures.flatMap((p) => p.steps));
  const testsOf = coming(tests, flows, game.id);
  const order = shuffleWith(
    rng(`honesty ${seed}`),
    steps.map((_, i) => i),
  );
  const sample = order.slice(0, count).map((i) => steps[i]);
  const unnoticed = sample.filter((step) => withBrokenSteps(everywhere(step.id), () => testsOf(step.id).every(passes)));
  return { game: game.id, seed, broken: sample.map((step) => step.id), unnoticed: unnoticed.map((step) => step.id) };
}
