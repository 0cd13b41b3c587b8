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

/** Makes a step do nothing, or a question ask nobody, as long as `body` runs. */
export function withBrokenStep<T>(step: Step, body: () => T): T {
  const whole = step as Mutable;
  const { run, ask } = step;
  if (ask !== null) whole.ask = { ...ask, seats: () => 0 };
  else whole.run = () => {};
  try {
    return body();
  } finally {
    whole.run = run;
    whole.ask = ask;
  }
}

/** The same step in several games (one for each set of switches), each broken. */
function withBrokenSteps<T>(steps: readonly Step[], body: () => T): T {
  const [first, ...rest] = steps;
  return first === undefined ? body() : withBrokenStep(first, () => withBrokenSteps(rest, body));
}

/** A throw counts as noticed: what the engine throws fails a scenario too. */
function passes(runAll: () => boolean): boolean {
  try {
    return runAll();
  } catch {
    return false;
  }
}

/**
 * Are the tests honest? Breaks a seeded sample of steps on purpose, one at a time, and runs everything each time.
 * @param games the game, or one for each set of switches that the scenarios use: a step is broken in all of them
 * @param runAll runs all scenarios against these very games (their flows are what is broken); true when all pass
 * @param count how many steps; all of them when there are fewer
 * @throws when something fails already while nothing is broken
 */
export function honesty(
  games: Game<any, any> | readonly Game<any, any>[],
  runAll: () => boolean,
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
  if (!passes(runAll)) throw new Error(`${game.id}: something fails already while nothing is broken`);
  const order = shuffleWith(
    rng(`honesty ${seed}`),
    steps.map((_, i) => i),
  );
  const sample = order.slice(0, count).map((i) => steps[i]);
  const unnoticed = sample.filter((step) => withBrokenSteps(everywhere(step.id), () => passes(runAll)));
  return { game: game.id, seed, broken: sample.map((step) => step.id), unnoticed: unnoticed.map((step) => step.id) };
}
