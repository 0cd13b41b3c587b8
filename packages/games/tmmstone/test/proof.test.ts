/** Scenarios, rule coverage, honesty, golden game, perft, and a short fuzz. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@kolbiste/kernel';
import type { KnownWhite, ScenarioOptions } from '@kolbiste/testkit';
import {
  checkGolden,
  coverageKeys,
  golden,
  honesty,
  perft,
  proven,
  readScenarioText,
  runFuzz,
  runScenarioFile,
  scenarioFiles,
  whiteNow,
} from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { starter } from '../src/cards/decks.ts';
import { configOf, game, mechanicalKeys, rulingKeys, tmmstone } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mixedConfigs } from './configs.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = `${root}/packages/games/tmmstone/scenarios`;
const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));
/** Paragraphs and rulings that no scenario proves yet, each with the reason. */
const white = JSON.parse(readFileSync(`${folder}/white.json`, 'utf8')) as KnownWhite;
const run = ({ file, text }: (typeof files)[number], options: ScenarioOptions = {}) =>
  runScenarioFile([scenarioAdapter], file, options, text);

/** Steps whose absence nothing can notice, or without which a loop has no end. */
const BEYOND = {
  'ability.chooseTargets': 'the head of a loop: without it the rest goes round for ever',
  'play.chooseTargets': 'the head of a loop: without it the rest goes round for ever',
  'summon.choosePlace': 'the head of a loop: without it the rest goes round for ever',
  'text.aim': 'the head of a loop: without it the rest goes round for ever',
  'text.aimed': 'every target of a public card is chosen when it is announced',
  'play.goOn': 'a jump over the step that only a countered spell needs, which then does nothing',
  'turn.acted': 'every act settles what it did itself; this is the net below',
};

/** Rulings that say what does not happen, so that nothing can cite them; each with the scenario that shows it. */
const SILENT: Readonly<Record<string, string>> = {
  R5: 'order/a-silenced-listener-is-skipped',
  R6: 'order/an-effect-goes-on-without-its-source',
  R28: 'pace, clarity and resigning are no part of the engine',
  R63: 'experiments/only-in-the-opponents-turn',
  R71: 'fields/no-unit-and-no-target',
  R117: 'units/dead-together-do-not-react',
  R128: 'loops/recursion-stops-when-nobody-dies',
};

/** Rulings that a file shows: under `rules`, which the engine must cite, or as the reason of a refusal. */
const rulingsOf = (text: string): string[] => [...text.replace(/#.*$/gm, '').matchAll(/\bR\d+\b/g)].map(([key]) => key);

describe('scenarios', () => {
  it('show every ruling', () => {
    const shown = new Set(files.flatMap(({ text }) => rulingsOf(text)));
    const all = Array.from({ length: 141 }, (_, i) => `R${i + 1}`);
    expect(all.filter((key) => !shown.has(key))).toEqual(Object.keys(SILENT));
  });

  const reports = files.map((each) => run(each));
  for (const report of reports) {
    it(`holds: ${report.file.slice(folder.length + 1)}`, () => expect(report.failures).toEqual([]));
  }

  it('prove every mechanical paragraph and every ruling but those written down as white', () => {
    const shown = files.map((each, i) => proven(game, reports[i], () => run(each, { citations: false }).ok));
    const paragraphs = coverageKeys(game, mechanicalKeys, shown);
    expect(mechanicalKeys).toHaveLength(135);
    expect(paragraphs.cited).toEqual(paragraphs.mechanical);
    const rulings = coverageKeys(game, rulingKeys, shown);
    expect(whiteNow(white, { paragraphs, rulings }).fresh).toEqual([]);
  });

  it('notice every broken step', { timeout: 300_000 }, () => {
    const tests = files.map((each) => () => run(each).ok);
    const report = honesty(game, tests, 'stone', 200, { except: BEYOND });
    expect(report.broken.length).toBeGreaterThan(75);
    expect(report.unnoticed).toEqual([]);
  });
});

describe('goldens', () => {
  it('a whole game stays as it was', () => {
    const text = golden(tmmstone('neutral'), { configs: mixedConfigs, seed: 'golden', index: 2 });
    expect(() => checkGolden(`${root}/packages/games/tmmstone/test/golden.txt`, text)).not.toThrow();
  });

  it('the number of sequences of answers stays as it was', () => {
    const lists = ['combo-mathematician', 'animal-physicist'].map((key) => starter(key).list);
    const s = game.setup(configOf(lists[0], lists[1]), seedFrom('perft'));
    const counts = [1, 2, 3, 4].map((depth) => perft(game, s, depth, { chance: () => 0 }).sequences);
    expect(counts).toMatchInlineSnapshot(`
      [
        8,
        128,
        240,
        432,
      ]
    `);
  });
});

describe('fuzz', () => {
  it('thirty thousand answers, legal and not, break no invariant', { timeout: 120_000 }, () => {
    const report = runFuzz(game, { configs: mixedConfigs, seed: 'fuzz', decisions: 30_000 });
    expect(report.decisions).toBeGreaterThanOrEqual(30_000);
    expect(report.stopped).toBe(0);
  });
});
