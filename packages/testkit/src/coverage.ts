import type { Core, Game } from '@kolbiste/kernel';
import { Cited } from './cited.ts';
import type { Proven } from './proven.ts';
import { isStatedAfter } from './proven.ts';
import type { ScenarioReport } from './scenario.ts';
import type { Configs } from './table.ts';
import { checking, newTable, pick } from './table.ts';

/** How many of the mechanical paragraphs are cited, how many tested, and those that are not. */
export interface Coverage {
  readonly game: string;
  readonly mechanical: number;
  readonly cited: number;
  readonly tested: number;
  /** Mechanical and not tested, in the order of the rulebook. */
  readonly white: readonly string[];
  /** Rulings, and those of them that no scenario tests. */
  readonly rulings: { readonly all: number; readonly tested: number; readonly white: readonly string[] };
  /** Mechanical paragraphs that refusals cite and that are not shown both ways, applied and refused. */
  readonly oneSided: readonly string[];
}

/** The lists of keys of a game. */
export interface Paragraphs {
  readonly mechanical: readonly string[];
  readonly rulings: readonly string[];
}

export interface CoverageKeys {
  readonly mechanical: readonly string[];
  readonly cited: readonly string[];
  readonly tested: readonly string[];
  readonly white: readonly string[];
}

/** What of a report counts here. */
export type Shown = Proven<Pick<ScenarioReport, 'ok' | 'rules' | 'produced' | 'lastAssertion'>>;

/**
 * Keys that a scenario tests: those it lists, that the engine produced while it ran, with an expectation stated after
 * that, and whose consequence it notices when it fails to come. A scenario that fails tests nothing.
 */
export function testedBy(report: Shown): string[] {
  if (!report.ok) return [];
  const proves = new Set([...report.applies, ...report.refuses]);
  return report.rules.filter((key) => proves.has(key) && isStatedAfter(report, key));
}

/** Keys that random games cite: on events, steps, options and refusals. */
export function citedAtRandom<S extends Core, V>(
  game: Game<S, V>,
  options: { configs: Configs; games: number; seed: string; maxAnswers?: number },
): ReadonlySet<string> {
  const cited = new Cited(game);
  const io = { sink: cited.sink() };
  for (let i = 0; i < options.games; i++) {
    const { trail, random } = newTable(game, options.configs, options.seed, i);
    checking('coverage', trail, () => {
      const s = game.setup(options.configs(i), trail.seed, io);
      cited.question(s);
      while (game.pending(s).length > 0 && trail.steps.length < (options.maxAnswers ?? 5000)) {
        const step = pick(game, s, random);
        trail.steps.push(step);
        game.answer(s, ...step, io);
        cited.question(s);
      }
    });
  }
  return new Set(cited.keys.keys());
}

/**
 * The paragraphs behind the figures.
 * @param mechanical the committed list of mechanical keys
 * @param more keys cited elsewhere, as by random games
 * @throws when a key does not resolve or stands twice
 */
export function coverageKeys(
  game: Game<any, any>,
  mechanical: readonly string[],
  reports: readonly Shown[],
  more: Iterable<string> = [],
): CoverageKeys {
  const book = new Set(game.rulebook.keys);
  const lost = mechanical.find((key) => !book.has(key));
  if (lost !== undefined) throw new Error(`${game.id}: the mechanical key ${lost} is not in the rulebook`);
  if (new Set(mechanical).size !== mechanical.length) throw new Error(`${game.id}: a mechanical key stands twice`);
  const cited = new Set<string>(more);
  for (const report of reports) for (const { key } of report.produced) cited.add(key);
  const tested = new Set(reports.flatMap(testedBy));
  return {
    mechanical,
    cited: mechanical.filter((key) => cited.has(key)),
    tested: mechanical.filter((key) => tested.has(key)),
    white: mechanical.filter((key) => !tested.has(key)),
  };
}

/** Of the mechanical keys that refusals cite those that no scenario shows applied, or none refused. */
export function oneSided(game: Game<any, any>, mechanical: readonly string[], reports: readonly Shown[]): string[] {
  const refusable = new Set(game.refusalTable.flatMap(({ rule }) => rule));
  const applied = new Set(reports.flatMap(({ applies }) => applies));
  const refused = new Set(reports.flatMap(({ refuses }) => refuses));
  return mechanical.filter((key) => refusable.has(key) && !(applied.has(key) && refused.has(key)));
}

/** The figures, over the mechanical paragraphs and the rulings. Parameters as for coverageKeys. */
export function coverageReport(
  game: Game<any, any>,
  { mechanical, rulings }: Paragraphs,
  reports: readonly Shown[],
  more: Iterable<string> = [],
): Coverage {
  const keys = coverageKeys(game, mechanical, reports, more);
  const ruled = coverageKeys(game, rulings, reports);
  return {
    game: game.id,
    mechanical: keys.mechanical.length,
    cited: keys.cited.length,
    tested: keys.tested.length,
    white: keys.white,
    rulings: { all: rulings.length, tested: ruled.tested.length, white: ruled.white },
    oneSided: oneSided(game, mechanical, reports),
  };
}

/** White spots that are known and why each is one, as a game commits them beside its scenarios. */
export interface KnownWhite {
  readonly paragraphs: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, string>>;
  /** Paragraphs of `Coverage.oneSided`, and why they cannot be shown both ways. */
  readonly oneWay: Readonly<Record<string, string>>;
}
