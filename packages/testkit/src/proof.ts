/**
 * What proves a game's rules: scenarios and how much of the rulebook they show, steps broken on purpose, the golden game,
 * the number of sequences of answers, a short fuzz. A game adds its data; the laws of every game are in `describeGame`.
 */
import { readFileSync } from 'node:fs';
import type { Game } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import type { KnownWhite } from './coverage.ts';
import { coverageKeys, oneSided } from './coverage.ts';
import { runFuzz } from './fuzz.ts';
import type { GoldenOptions } from './golden.ts';
import { checkGolden, golden } from './golden.ts';
import { honesty } from './honesty.ts';
import { perft } from './perft.ts';
import { proven } from './proven.ts';
import type { ScenarioOptions, ScenarioReport } from './scenario.ts';
import { readScenarioText, runScenarioFile, scenarioFiles } from './scenario-files.ts';
import type { Configs } from './table.ts';
import type { TimedRunner } from './timed.ts';
import { mustBe, mustReach, PATIENT } from './timed.ts';
import { oneWayNow, whiteNow } from './white.ts';

export interface ScenarioProof {
  readonly game: Game<any, any>;
  readonly adapter: ScenarioAdapter;
  /** Folder of the scenarios, with `white.json`: paragraphs and rulings that none proves yet, each with the reason. */
  readonly folder: string;
  /** Keys of the mechanical paragraphs, and how many there are: so that none is lost unnoticed. */
  readonly mechanical: readonly string[];
  readonly mechanicalCount: number;
  readonly rulings: readonly string[];
  /** How many steps are broken, of which at least so many are there to be broken. */
  readonly honesty: { readonly seed: string; readonly steps: number; readonly least: number };
  /** Steps whose absence nothing can notice, or without which a loop has no end. */
  readonly beyond?: Readonly<Record<string, string>>;
}

export interface GameProof extends ScenarioProof {
  /** One whole game, as it is committed in `file`. */
  readonly golden: GoldenOptions & { readonly file: string; readonly game: Game<any, any> };
  /** The number of sequences of 1, 2, 3... answers with every draw 0. */
  readonly perft: { readonly config: unknown; readonly sequences: readonly number[] };
  readonly fuzz: { readonly configs: Configs; readonly seed: string; readonly decisions: number };
}

/** One scenario, to be run again and again. */
type Run = (options?: ScenarioOptions) => ScenarioReport;

function coverageOf(proof: ScenarioProof, runs: readonly Run[], reports: readonly ScenarioReport[]): void {
  const { game, folder, mechanical, mechanicalCount } = proof;
  const white = JSON.parse(readFileSync(`${folder}/white.json`, 'utf8')) as KnownWhite;
  const known = new Set<string>();
  const shown = runs.map((run, i) => proven(game, reports[i], () => run({ citations: false }).ok, known));
  const paragraphs = coverageKeys(game, mechanical, shown);
  mustBe('the number of mechanical paragraphs', mechanical.length, mechanicalCount);
  mustBe('paragraphs that are cited', paragraphs.cited, paragraphs.mechanical);
  const { fresh, mended } = whiteNow(white, { paragraphs, rulings: coverageKeys(game, proof.rulings, shown) });
  mustBe('white and not written down', fresh, []);
  mustBe('written down and white no more', mended, []);
  mustBe('shown one way only', oneWayNow(white, oneSided(game, mechanical, shown)), { fresh: [], mended: [] });
}

/** Every scenario holds, together they show the rulebook, and they notice steps that do nothing. */
export function describeScenarios({ describe, it }: TimedRunner, proof: ScenarioProof): void {
  const { game, adapter, folder, honesty: sample, beyond = {} } = proof;
  describe('scenarios', () => {
    const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));
    const runs = files.map(
      ({ file, text }): Run =>
        (options = {}) =>
          runScenarioFile([adapter], file, options, text),
    );
    const reports = runs.map((run) => run());
    for (const { file, failures } of reports) {
      it(`holds: ${file.slice(folder.length + 1)}`, PATIENT, () => mustBe('what does not hold', failures, []));
    }
    it('prove every mechanical paragraph and every ruling but those written down as white', PATIENT, () =>
      coverageOf(proof, runs, reports),
    );
    it('notice every broken step', PATIENT, () => {
      const tests = runs.map((run) => () => run().ok);
      const { broken, unnoticed } = honesty(game, tests, sample.seed, sample.steps, { except: beyond });
      mustReach('steps that were broken', broken.length, sample.least);
      mustBe('steps whose absence nothing noticed', unnoticed, []);
    });
  });
}

/** The same, with the golden game, the number of sequences of answers and a short fuzz. */
export function describeProof(runner: TimedRunner, proof: GameProof): void {
  const { describe, it } = runner;
  describeScenarios(runner, proof);
  describe('goldens', () => {
    it('a whole game stays as it was', PATIENT, () => {
      const { file, game, ...options } = proof.golden;
      checkGolden(file, golden(game, options));
    });
    it('the number of sequences of answers stays as it was', PATIENT, () => {
      const { config, sequences } = proof.perft;
      const s = proof.game.setup(config, seedFrom('perft'));
      const found = sequences.map((_, i) => perft(proof.game, s, i + 1, { chance: () => 0 }).sequences);
      mustBe('sequences', found, sequences);
    });
  });
  const { fuzz } = proof;
  describe('fuzz', () => {
    it(`${fuzz.decisions} answers, legal and not, break no invariant`, PATIENT, () => {
      const report = runFuzz(proof.game, fuzz);
      mustReach('answers', report.decisions, fuzz.decisions);
      mustBe('games that did not end', report.stopped, 0);
    });
  });
}
