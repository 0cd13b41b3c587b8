/** Scenarios, rule coverage, honesty, the golden game of two, perft. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@kolbiste/kernel';
import type { KnownWhite, ScenarioOptions } from '@kolbiste/testkit';
import {
  checkGolden,
  coverageKeys,
  golden,
  honesty,
  oneSided,
  oneWayNow,
  perft,
  proven,
  readScenarioText,
  runScenarioFile,
  scenarioFiles,
  whiteNow,
} from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game, lotr, mechanicalKeys, rulingKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { questConfigs } from './configs.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = `${root}/packages/games/lotr/scenarios`;
const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));
/** Paragraphs and rulings that no scenario proves, or shows both ways, each with the reason. */
const white = JSON.parse(readFileSync(`${folder}/white.json`, 'utf8')) as KnownWhite;
const run = ({ file, text }: (typeof files)[number], options: ScenarioOptions = {}) =>
  runScenarioFile([scenarioAdapter], file, options, text);

/** Steps whose absence nothing can notice: what they do happens without them. */
const BEYOND = {
  'game.ended': 'the game ends behind it in any case',
  'combat.over': 'the last step: the procedure ends behind it in any case',
  'phaseEnds.over': 'the last step: the procedure ends behind it in any case',
  'playerAttack.finish': 'the last step: the procedure ends behind it in any case',
};

describe('scenarios', () => {
  const reports = files.map((each) => run(each));
  for (const report of reports) {
    it(`holds: ${report.file.slice(folder.length + 1)}`, () => expect(report.failures).toEqual([]));
  }

  it('prove every mechanical paragraph and every ruling but those written down as white', () => {
    const shown = files.map((each, i) => proven(game, reports[i], () => run(each, { citations: false }).ok));
    const paragraphs = coverageKeys(game, mechanicalKeys, shown);
    expect(mechanicalKeys).toHaveLength(159);
    expect(paragraphs.cited).toEqual(paragraphs.mechanical);
    const rulings = coverageKeys(game, rulingKeys, shown);
    expect(whiteNow(white, { paragraphs, rulings })).toEqual({ fresh: [], mended: [] });
    expect(oneWayNow(white, oneSided(game, mechanicalKeys, shown))).toEqual({ fresh: [], mended: [] });
  });

  it('notice every broken step', { timeout: 600_000 }, () => {
    const tests = files.map((each) => () => run(each).ok);
    const report = honesty(game, tests, 'ring', 300, { except: BEYOND });
    expect(report.broken.length).toBeGreaterThan(170);
    expect(report.unnoticed).toEqual([]);
  });
});

describe('goldens', () => {
  it('a whole game of two stays as it was', () => {
    const text = golden(lotr('neutral'), { configs: questConfigs, seed: 'golden', index: 1 });
    expect(() => checkGolden(`${root}/packages/games/lotr/test/golden.txt`, text)).not.toThrow();
  });

  it('the number of sequences of answers stays as it was', () => {
    const s = game.setup(questConfigs(1), seedFrom('perft'));
    const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(game, s, depth, { chance: () => 0 }).sequences);
    expect(counts).toMatchInlineSnapshot(`
      [
        2,
        4,
        8,
        30,
        100,
        322,
      ]
    `);
  });
});
